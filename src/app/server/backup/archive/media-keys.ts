import { paidFileOf } from '../../../../stories/creation/server/provider-result-cache.ts';
import { pictureFile } from '../../../../stories/story/server/pictures.ts';

/** A media file that a row refers to. */
export interface NamedFile {
  readonly key: string;
  /** Pictures cannot be recreated. Every other file is made or requested again when it is missing. */
  readonly isPicture: boolean;
}

/**
 * The media file that a row refers to, if any. Files that no row refers to are not backed up: smaller widths are
 * rendered again from the picture, and anything else was meant to be deleted.
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

/** True for tables whose rows may refer to a file. */
export const namesFiles = (table: string): boolean => TABLES.has(table);
