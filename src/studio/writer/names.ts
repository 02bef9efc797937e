const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);

/** Companions: names that few children have. */
export const PAL_NAMES =
  list(`Bramble, Pockets, Tumble, Nimbus, Figgy, Marrow, Twig, Scrap, Thistle, Dapple, Mungo, Pickle, Sprocket, Tuppence,
  Wobble, Crumpet, Fennel, Hobnob, Jellybean, Moth, Nettle, Oddment, Pippin, Quill, Rumple, Snippet, Truffle, Umber, Velvet, Whisk, Yonder, Zigzag,
  Acorn, Barley, Cobble, Dumpling, Echo, Flint, Gumnut, Humbug, Inkling, Juniper, Kettle, Lark, Mustard, Noodle, Otis-Pop, Parsnip, Quince, Ruffle,
  Saffron, Teasel, Turnip, Wattle, Banksia, Sorrel, Tamarind, Bobbin, Clover, Doodle`);

/** Little ones. */
export const SMALL_NAMES =
  list(`Dot, Speck, Mote, Bit, Smidgen, Button, Peep, Crumb, Titch, Thimble, Minim, Pea, Midge, Tot, Pocket, Lentil, Sprig,
  Nub, Tiddler, Bubble, Wisp, Tansy, Plum, Squeak, Morsel, Inch, Sesame, Fleck, Tick, Poppyseed, Flea, Pebble, Ditto, Comma, Pinch, Blip`);

export const STREETS =
  list(`Banksia Street, Wattle Grove, Station Road, Ferry Lane, Jacaranda Avenue, Mill Street, Lilly Pilly Court, Railway Parade,
  Orchard Road, Kurrajong Street, Bell Lane, Tramway Street, Bottlebrush Close, Fig Tree Road`);

export const ADULTS = list('Mum, Dad, Nana, Grandad, Aunty Jo, Uncle Ravi, Gran, Pop');

/** Rules that are easy to promise. */
export const RULES = [
  'What you carry for others, you must never carry in a temper or a hurry.',
  'Whatever else you drop, do not drop your friends.',
  'Go as slowly as the slowest of you, and do not go {inD}.',
  'Keep {T} dry, keep it level, and keep nothing back.',
  'When the road divides, do not you divide with it.',
  'Never do {inC} what you would not do at home.',
] as const;
