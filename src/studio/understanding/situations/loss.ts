import { HARD_TIMES, type Situation, situation } from './situation.ts';

const DIED =
  'died|dies|is dead|was dead|dead|death|passed away|passed on|passed(?! (?:out|by|the|a|his|her|out))|funeral|(?:is|are|gone to|up|went to) (?:in )?heaven|in memory of|no longer with us|cremated|ashes|(?:was|were|got|been) killed|(?:was|got|been) run over|hit by a (?:car|truck|bus|train)|took (?:his|her) own life|suicide|didnt make it|did not make it|lost (?:his|her) (?:battle|fight)';
/** How a family says it of an animal. */
const PET_DIED =
  'died|dies|dead|death|passed|(?:was|were|got|been|be|getting) (?:put (?:to sleep|down)|run over|killed|euthani[sz]ed|hit)|put (?:him|her|it|them) (?:down|to sleep)|put down|put to sleep|rainbow bridge|hit by|run over|ran over|(?:in|to) heaven|had to say goodbye|didnt make it|did not make it|eaten by|crossed the rainbow|is gone forever|buried';
/** Lost in a shop is not lost for good. */
const NOT_MISLAID = '(?! (?:at|in) (?:the|a) (?:shops?|supermarket|crowd|mall|park|zoo|beach))';
const GRANDPARENT =
  '(?:great[- ])?(?:grand ?(?:ma|mother|mum|mom|pa|pop|father|dad|parent)s?|gran|granny|nan|nana|nanny|nonna|nonno|oma|opa|pop|poppy|pops|papa|grampa|grampy|grandpop|yiayia|pappou|abuela|abuelo|bubbe|zayde|nanna|gramps|my (?:own )?(?:mum|mom|mother|dad|father))';
const PARENT =
  '(?:(?:his|her|their|the (?:kids|children)s?|childs?) (?:other )?(?:mum|mom|mummy|mommy|mother|mama|dad|daddy|father|papa)|(?<!\\bmy )(?:mum|mummy|mommy|dad|daddy)|my (?:husband|wife|partner))';
/** No other subject may stand between somebody and what happened: “Nan came when our cat died”. */
const GAP = '(?:(?! (?:after|since|when|because|and|but|while|as|so|before|that|if) )[^.?!]){0,30}?';
const PET =
  '(?:dog|cat|puppy|kitten|goldfish|(?<!to )fish|hamster|guinea ?pig|rabbit|bunny|budgie|parrot|bird|pony|horse|chicken|hen|turtle|tortoise|lizard|mouse|rat|ferret)';

/** Somebody died, is ill, is away, or something is lost for good. */
export const LOSS: readonly Situation[] = [
  situation(
    'lost-someone',
    'tender',
    'grandparent-died',
    'a grandparent who died',
    `${GRANDPARENT}${GAP}(?:${DIED})|(?:death|funeral|loss|passing|grave) (?:of|for) (?:\\w+ )?${GRANDPARENT}|griev(?:es|ing) (?:for )?(?:\\w+ )?${GRANDPARENT}|(?:lost|losing|loses|loss of) (?:his|her|their|our|my|to|a|both) (?:\\w+ ){0,2}?${GRANDPARENT}${NOT_MISLAID}`,
  ),
  situation(
    'lost-someone',
    'tender',
    'parent-died',
    'a parent who died',
    `${PARENT}(?:[^.?!]{0,25}?) (?:died|dies|passed|is dead)|(?:death|funeral) of ${PARENT}|(?:lost|losing) ${PARENT}(?! job)`,
  ),
  situation(
    'lost-someone',
    'tender',
    'pet-died',
    'a pet that died',
    `${PET}s?${GAP}(?:${PET_DIED})|(?:death|loss) of [^.?!]{0,15}${PET}|(?:buried|bury|burying|put down|euthani[sz]ed?|griev(?:es|ing) (?:for )?|found) [^.?!]{0,20}${PET}(?: dead)?|put (?:\\w+ ){1,3}(?:down|to sleep)|(?:lost|losing) (?:our|his|her|their|the|a) (?:\\w+ ){0,2}?${PET}(?!.{0,40}(?:looking for|posters|search|come back|found (?:him|her|it)|(?:at|in) the park))|ran over (?:our|his|her|the) (?:\\w+ )?${PET}|(?:dead|died).{0,20}? ${PET}|pet (?:\\w+ )?(?:died|passed|dies)`,
    PET,
  ),
  situation(
    'lost-someone',
    'tender',
    'someone-died',
    'somebody who died',
    `${DIED}|grie(?:f|ving)|lost (?:his|her|their|our) (?:\\w+ ){0,2}?(?:uncle|aunt|aunty|auntie|cousin|brother|sister|friend|teacher|godfather|godmother|neighbour|carer)${NOT_MISLAID}|to cancer`,
  ),
  situation(
    'lost-someone',
    'tender',
    'dying-grandparent',
    'saying goodbye to somebody who is dying',
    '(?<!of )(?<!about )dying|hospice|wont get better|not going to get better|palliative|not got long|say(?:ing)? goodbye to (?:his|her|their) (?:gran|nan|pop|opa|oma)\\w*|terminal(?:ly)?',
  ),
  situation(
    'away-or-ill',
    'tender',
    'someone-ill',
    'somebody in the family who is ill',
    'cancer|chemo(?:therapy)?|stroke|dementia|alzheimers?|leuka?emia|tumou?r|depress(?:ed|ion)|(?:is|has been|was|very|so|really) (?:ill|sick|unwell)|(?:ill|sick) (?:mum|mom|dad|sister|brother|nan|gran)\\w*|heart attack|parkinsons',
    'ill|sick|too tired|treatment',
  ),
  situation(
    'away-or-ill',
    'tender',
    HARD_TIMES,
    'a hard time',
    'hard times?(?: at home| in (?:the|our) family)?',
  ),
  situation(
    'away-or-ill',
    'tender',
    'parent-away',
    'a parent who is away',
    'oil rig|fifo|at sea for|(?:working|works|lives|is) (?:abroad|overseas|in another country)|works? away|working away|travels? (?:a lot )?for work|away for (?:work|a (?:week|month))|business trips?|away (?:all|every) week|night shifts?|works nights|works? late',
    'away|miss(?:es|ing)? (?:him|her|daddy|mummy|dad|mum)|trip',
  ),
  situation(
    'away-or-ill',
    'tender',
    'parent-in-prison',
    'a parent in prison',
    '(?:in|to|into|from) (?:prison|jail|gaol)|incarcerated|locked up',
  ),
  situation(
    'away-or-ill',
    'tender',
    'deployment',
    'a parent who is deployed',
    'fled from|(?:papa|dad|daddy|her father|his father) is still there|deploy(?:s|ed|ing|ment)?|in the (?:navy|army|air force|military)|overseas posting|soldier|in the war|at the front',
    'overseas|away',
  ),
  situation(
    'lost-someone',
    'tender',
    'friend-moved-away',
    'a friend who moved away',
    '(?:friend|buddy|bestie|neighbour)[^.?!]{0,30}(?:moved|moving|moves|is leaving|has left)(?: away| to)?|miss(?:es|ing)? (?:his|her|their) (?:best |old )?friend',
  ),
  situation(
    'lost-someone',
    'tender',
    'someone-moves-away',
    'somebody who moves away',
    `${GRANDPARENT}${GAP}(?:(?:is|are) moving|moved|moves) (?:to|away|back|interstate|overseas)|(?:off|gone|going|goes|left|leaves|leaving) (?:to|for) (?:uni|university|college|boarding school)|left home|(?:teacher|coach|cousins?|neighbours?|nanny)${GAP}(?:is leaving|are leaving|(?:is|are) moving (?:to|away))`,
  ),
  situation(
    'caring-for-a-creature',
    'tender',
    'pet-missing',
    'a pet that is missing',
    `(?:tortoise|dog|cat|rabbit|hamster|pet|budgie|parrot|snake|lizard|chicken)[^.?!]{0,20} escaped|hasnt been found|${PET}${GAP}(?:(?:went|is|has gone|gone) missing|ran away|is lost|got out|didnt come home)|${PET}s?${GAP}(?:been|is|has) gone\\b(?! to)|(?:dog|cat|rabbit|pet)[^!?]{0,60}posters`,
  ),
  situation(
    'letting-go',
    'tender',
    'lost-a-toy',
    'a lost toy',
    '(?:we )?lost (?:bunny|teddy|bear|lamby|monkey|elephant|doggy|blankie)|(?:teddy|bunny|rabbit|bear|blanket)s? (?:is )?(?:\\w+ )?(?:in|at) the wrong (?:house|place)|lost (?:his|her|their|the) (?:\\w+ ){0,3}(?:toy|teddy|bear|bunny|rabbit|blankie|blanket|car|doll|lovey|comforter|hat|ball|dinosaur|monkey|kite)|left (?:\\w+,? ){1,5}on the (?:bus|train|plane)|lost (?:his|her) \\w+ (?:on|at|in) the|lost property|(?:forgets|forgot|leaves) (?:his|her) (?:rabbit|bunny|teddy|bear|blanket|toy)|cant find (?:him|her|it|his|the)|lost (?:\\w+ ){0,3}(?:toy|teddy)',
    'lost|left behind',
  ),
  {
    ...situation(
      'lost-someone',
      'tender',
      'stillbirth-or-miscarriage',
      'a baby who was not to be',
      'stillb(?:orn|irth)|miscarr(?:ied|iage)|lost (?:the|our|a) baby|baby (?:died|was born asleep|did not live|didnt (?:live|make it))|born (?:asleep|sleeping)|neonatal',
    ),
    byHand: true,
  },
];
