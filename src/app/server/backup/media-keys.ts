import { paidFileOf } from '../../../stories/server/paid.ts';
import { pictureFile } from '../../../stories/server/pictures.ts';

/** A file among the media that a row names. */
export interface NamedFile {
  readonly key: string;
  /** Pictures belong to their story for good. Everything else is made again, or asked for again, when it is not there. */
  readonly isPicture: boolean;
}

/**
 * The file that a row of a table names, if it is of a kind that names one. Files that no row names are not backed up:
 * smaller widths are made anew from the picture, and whatever else lies about was meant to be deleted.
 */
export function fileNamedBy(table: string, row: Readonly<Record<string, unknown>>): NamedFile | undefined {
  if (table === 'story_pictures') return { key: pictureFile(String(row.media_key)), isPicture: true };
  if (table === 'story_shares' && row.card_key !== null)
    return { key: String(row.card_key), isPicture: false };
  if (table !== 'story_steps') return undefined;
  const [storyId, stage, inputHash] = [String(row.story_id), String(row.stage), String(row.input_hash)];
  const key = paidFileOf({ storyId, stage, inputHash });
  return key === undefined ? undefined : { key, isPicture: false };
}

const TABLES = new Set(['story_pictures', 'story_shares', 'story_steps']);

/** True for tables whose rows may name a file. */
export const namesFiles = (table: string): boolean => TABLES.has(table);
