import { type Situation, situation } from './situation.ts';

const BEATS = '(?:beats|beat)';
/** “Beats me at Uno” and “in a race” are games; “at home”, “at night” and “in front of the children” are not. */
const NO_GAME =
  '(?! (?:at (?!home|night|times|least|weekends|bedtime|the|our|my|his|her)|to the (?:door|car|top|end)|in (?:a|the|every|our) (?:race|game|match|quiz)))';

/** The family changes, or somebody in it is in the way. */
export const FAMILY: readonly Situation[] = [
  situation(
    'new-thing-coming',
    'tender',
    'new-baby',
    'a new baby',
    'new (?:baby|sibling|brother|sister|little)|baby (?:brother|sister|sibling)?(?: called \\w+)? ?is (?:coming|on the way|due|here)|(?:had|having|expecting|have) (?:a|another|our second) (?:new )?baby|big (?:sister|brother) (?:soon|to be)|tummy is growing|expecting (?:twins|in)|pregnant|becoming a big (?:sister|brother)|newborn|(?:sent|send|sending) (?:\\w+ )?back|baby (?:\\w+ )?comes',
    'baby',
  ),
  situation(
    'two-want-one',
    'funny',
    'jealous-of-sibling',
    'being jealous of a brother or sister',
    'jealous(?: of|y)?|envious|gets all the (?:presents|attention)|copies everything|sibling rivalry|not fair that (?:his|her|their)',
    'attention|sister|brother',
  ),
  situation(
    'new-thing-coming',
    'tender',
    'new-person-at-home',
    'somebody who comes to live with the family',
    'coming to (?:live|stay) with us|moving in with us|come to live with us|moves in with us|exchange student',
  ),
  situation(
    'new-thing-coming',
    'tender',
    'new-partner',
    'a parent’s new partner',
    '(?:mum|mom|dad|mummy|daddy|mother|father)s (?:new )?(?:boyfriend|girlfriend|partner)|step ?(?:dad|mum|mom|father|mother|family)|new (?:partner|boyfriend|girlfriend|wife|husband)|blended family|step(?:sister|brother)s?',
  ),
  situation(
    'grown-ups-change',
    'tender',
    'divorce',
    'parents who part',
    '(?:hears|heard|hear) us (?:argu\\w+|fight\\w+|shout\\w+)|(?:we|parents) (?:argue|fight|shout)|us arguing|divorc(?:e|ed|ing)|separat(?:ed(?! from)|ing|ion)(?! anxiety)|(?:dont|doesnt|do not|not) live (?:together|with us)(?: any ?more)?|moved out|moving out|splitting up|split up|breaking up|broke up|break up',
    'moving to a flat|her fault|his fault',
  ),
  situation(
    'grown-ups-change',
    'plain',
    'two-homes',
    'two homes',
    'week (?:at|with) (?:mum|mom|dad)s?|one week (?:at|with)|(?:in|at) the wrong (?:house|home)|two houses|week on,? week off|(?:mum|mom)s (?:flat|house|place|home)|dads (?:flat|house|place|home)|two (?:homes|houses|bedrooms)|a week (?:at|with) (?:mum|mom|dad)\\w*|(?:the|at the) other house|back and forth between|weekends? (?:at|with) (?:dad|mum|mom|his|her)s?|shared custody',
  ),
  situation(
    'grown-ups-change',
    'tender',
    'adoption',
    'adoption and foster families',
    'adopt(?:ed|ion|ing)?|birth (?:mum|mom|mother|parents|family|dad)|foster(?:ed|ing)? (?!son|daughter|child|kid|boy|girl)|fostering|forever (?:family|home)',
  ),
  situation(
    'left-out',
    'tender',
    'different-family',
    'a family of one’s own kind',
    'two (?:dads|mums|moms|daddies|mummies|mommies)|hasnt got a (?:dad|mum|mom)|(?:no|without a) (?:dad|mum|mom)|(?:mother|father)s day|real (?:mum|mom|dad)|ive had (?:her|him) since|raised by (?:his|her)|single (?:mum|mom|dad|parent)|donor|same[- ]sex',
  ),
  situation(
    'left-out',
    'plain',
    'twins',
    'being a twin',
    '(?:my|our|the) twins|twins|always mistaken for (?:his|her) twin',
  ),
  {
    ...situation(
      'grown-ups-change',
      'tender',
      'violence-at-home',
      'violence at home',
      `used to hit (?:me|us|mum|mummy|her mum|his mum)|(?:hits|hit|hurts|hurt|punched|strangled) (?:me|us|mum|mummy|his mum|her mum)|${BEATS} (?:me|us|mum|mummy|his mum|her mum)${NO_GAME}|refuge|domestic (?:violence|abuse)|abus(?:e|ed|ive)|(?:dad|daddy|father|mum|stepdad|boyfriend) (?:(?:hits|hurts|hit) (?:him|her|them|us|me)|${BEATS} (?:him|her|them|us|me)${NO_GAME})`,
    ),
    byHand: true,
  },
  situation(
    'new-thing-coming',
    'plain',
    'moving-house',
    'moving house',
    "mov(?:e|es|ed|ing) (?:house|home|to a new (?:house|home|city|town|flat|country)|from|(?:inter)?state)|(?:we are|were|we're) moving|new (?:house|home)|emigrat\\w+|(?:leave|leaving|left|fled) (?:our|the) (?:country|farm|house|village|flat|home|city)|refugees?|going to live in|came (?:here )?from \\w+ (?:\\w+ )?(?:years?|months?) ago",
    'pack(?:ing)?|boxes|mov(?:e|ing)',
  ),
];
