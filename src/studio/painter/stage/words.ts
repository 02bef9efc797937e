import type { PlaceName } from '../../theme-lens.ts';

/** Patterns of settings that name a place, the more specific first. */
const WORDS: readonly (readonly [words: RegExp, place: PlaceName])[] = [
  [
    /\b(underwater|under the (sea|water|waves)|seabed|sea ?floor|reef|coral|deep (sea|blue|water))\b/i,
    'reef',
  ],
  [/\b(space ?ship|rocket|cabin of|cockpit|control room|space station|inside the ship)\b/i, 'cabin'],
  [/\b(moon|planet|mars|crater|asteroid)\b/i, 'moon'],
  [/\b(kitchen|bakery|oven|stove|pantry|café|cafe|restaurant)\b/i, 'kitchen'],
  [
    /\b(bed ?room|in bed|bedtime|nursery|attic|hospital|playroom|living room|sofa|classroom|indoors|inside the house)\b/i,
    'bedroom',
  ],
  [/\b(beach|shore|harbou?r|island|cove|sand|pier|seaside|lagoon)\b/i, 'shore'],
  [/\b(jungle|volcano|swamp)\b/i, 'jungle'],
  [/\b(enchanted|magic(al)?|fairy|glowing) (forest|wood|woods|glade|grove)\b/i, 'glade'],
  [/\b(forest|woods?|grove|trees?)\b/i, 'forest'],
  [/\b(castle|mountains?|peaks?|cliffs?|tower|palace)\b/i, 'peaks'],
  [/\b(village|street|town|garden|yard|porch|home|house|school|market|square|cottage)\b/i, 'village'],
  [/\b(meadow|field|hill|hills|park|farm|pitch|playground|pond|grass)\b/i, 'meadow'],
];

/** The place that a setting names; undefined when it names no known place. */
export const placeIn = (setting: string): PlaceName | undefined =>
  WORDS.find(([pattern]) => pattern.test(setting))?.[1];
