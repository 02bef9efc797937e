/** Stories that readers found too much alike in plot, joke or closing for one family to have both soon. */
export const ALIKE: readonly (readonly [string, string])[] = [
  ['afraid/6-8-classic-potatoes', 'afraid/8-12-classic-the-between'],
  ['cant-yet/8-12-classic-on-a-tuesday', 'cross/8-12-classic-ten-eight'],
  ['new-thing-coming/8-12-classic-not-morgan', 'left-out/8-12-classic-nobody-loses-a-cello'],
  ['new-thing-coming/6-8-classic-the-rest-is-weather', 'cant-yet/6-8-classic-a-proper-sit'],
  ['letting-go/3-7-classic-it-would-have-said', 'letting-go/0-3-classic-it-worked-hard'],
  ['cant-yet/3-7-classic-dont-tell-me', 'cant-yet/3-7-classic-till-its-through'],
  ['cant-yet/3-7-classic-let-me-get-that', 'cant-yet/6-8-classic-and-a-parsnip'],
  ['wont/3-7-classic-only-on-the-left', 'wont/6-8-classic-a-cow-on-the-line'],
  ['wont/3-7-classic-nobody-would-ever-look', 'wont/6-8-classic-who-did-this'],
  ['pure-joy/6-8-classic-by-a-nose', 'pure-joy/6-8-classic-only-one'],
  ['lost-someone/3-7-classic-eight-rolls', 'pure-joy/3-7-classic-any-day-now'],
  ['lost-someone/3-7-classic-eight-rolls', 'teased/3-7-classic-morning-kevin'],
  ['teased/6-8-classic-not-a-sighting', 'new-thing-coming/6-8-classic-lean-none'],
  ['new-thing-coming/6-8-classic-follow-the-kipper', 'new-thing-coming/6-8-classic-lean-none'],
  ['away-or-ill/8-12-classic-it-or-custard', 'wont/8-12-classic-a-wet-bit'],
  ['fantastic-premise/6-8-classic-very-like', 'fantastic-premise/6-8-classic-nice-eggs'],
  ['fantastic-premise/3-7-classic-still-using-it', 'fantastic-premise/8-12-classic-not-with-a-chair'],
  ['left-out/3-7-classic-thats-the-sea', 'lost-someone/3-7-classic-about-right'],
];

/** Whether a family has had a telling, or one so much like it that it would notice. */
export const hasHad = (had: readonly string[], id: string): boolean =>
  had.includes(id) ||
  ALIKE.some((pair) => pair.some((one) => one === id) && pair.some((one) => had.includes(one)));
