const SPOT =
  'beach|park|zoo|farm|pool|swimming pool|library|playground|supermarket|hospital|lake|river|forest|museum|train station|shops?|garden|allotment|barn|stable|classroom|playgroup|school hall|hall|fair|aquarium|airport|dentist|doctor|bus stop|sandpit|skate park|footbridge|field|market|shopping centre|mall|campsite|seaside|church|mosque|temple|community centre|cinema|gym|rink|creek|bush';
const ELDER =
  'Grandma|Grandpa|Nan|Nana|Nanna|Nonna|Nonno|Pop|Poppy|Oma|Opa|Mum|Mom|Dad|Daddy|Mummy|Granny|Gran|Grandad|Yiayia|Abuela|Lola';
/** Words that stand without an article after “at” and “to”. */
const BARE = 'school|nursery|daycare|kindy|kinder|kindergarten|preschool|playgroup|childcare|crèche|prep';
const PLACE = new RegExp(
  `\\b(?:at|to|in|on|round|behind) (?:((?:the|our local) (?:${SPOT})|(?:${ELDER})'s(?: (?:house|place|flat))?)|(${BARE}))(?=[ .,!?;)]|$)(?! (?:bus|bag|play|concert|run|uniform|drop|trip|race|camp|hall|bed|gate))`,
);
const BEGUN = new RegExp(
  `\\b(?:start(?:s|ing)?|leav(?:es|ing) (?:her|him|them) at|hates|loves|likes|drop(?:s|ping)? (?:her|him) at) (${BARE})\\b`,
  'i',
);

/** Where it happens, as it stands after “at” or “to”: “the footbridge”, “Grandma’s house”, “school”. */
export function readPlace(text: string): string | undefined {
  const found = PLACE.exec(text);
  const place = found?.[1] ?? found?.[2] ?? BEGUN.exec(text)?.[1]?.toLowerCase();
  return place?.replace('our local', 'the').replace(/'/g, '’');
}
