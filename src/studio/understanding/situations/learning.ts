import { type Situation, situation } from './situation.ts';

/** Work, skills and the children one does them with. */
export const LEARNING: readonly Situation[] = [
  situation(
    'cant-yet',
    'tender',
    'stuttering',
    'a stutter',
    'stutter\\w*|stammer\\w*|words get stuck|speech therap\\w+|lisp',
  ),
  situation(
    'cant-yet',
    'plain',
    'school-work',
    'school work that is hard',
    '(?:maths?|fractions|times tables|spelling|handwriting|writing|sums) (?:is|are|homework|tests?)|(?:thinks|says) (?:he|she|they) (?:is|are) (?:stupid|dumb|thick)|struggl\\w+ (?:at|with) (?:school|maths?|spelling|writing)',
  ),
  situation(
    'cant-yet',
    'plain',
    'learning-a-skill',
    'a skill to be learned',
    '(?:tie|tying) (?:his|her|their) (?:shoe ?)?laces|shoe ?laces|whistl(?:e|ing)|cart ?wheels?|skip(?:ping)? rope|catch(?:ing)? (?:a|the) ball|skat(?:e|ing)|climb(?:ing)? (?:the|a)|monkey bars|snap (?:his|her|their) fingers',
  ),
  situation(
    'wont',
    'plain',
    'homework',
    'homework and practising',
    'home ?work|practis(?:e|es|ing) (?:his|her|their|the)|practic(?:e|es|ing) (?:his|her|their|the)|(?:piano|violin|recorder|cello|guitar) practi[cs]e',
  ),
  situation(
    'new-thing-coming',
    'plain',
    'new-teacher',
    'a new teacher, class or carer',
    '(?:new|different|relief|substitute) (?:teacher|class|room|coach|nanny|babysitter|childminder|key ?worker|year)|(?:her|his|their) teacher (?:is|has) (?:leaving|left)|moving up',
  ),
  situation(
    'new-thing-coming',
    'plain',
    'joining-a-club',
    'joining in something new',
    'first (?:day|time|lesson|class|practice|session|match|game) (?:at|of|with|in)? ?(?:the |a |her |his )?(?:\\w+ )?(?:football|soccer|ballet|dance|judo|karate|scouts|brownies|choir|gym\\w*|club|camp|team)|holiday club|after ?school club|join(?:s|ing)? (?:a|the|in)',
  ),
  situation(
    'left-out',
    'tender',
    'falling-out',
    'a quarrel with a friend',
    '(?:fell|fallen|falling) out with|best friend (?:is not|isnt|wont|doesnt|said|says)|not (?:my|her|his) friend any ?more|(?:argument|fight|row|quarrel\\w*) with (?:his|her|their) (?:best )?friend',
  ),
  situation(
    'cross',
    'funny',
    'sibling-quarrels',
    'brothers and sisters who quarrel',
    '(?:brother|sister|twins?|siblings?|kids|boys|girls) (?:\\w+ )?(?:fight|fights|fighting|argue|argues|arguing|bicker|quarrel|squabble|annoy|wind)\\w*|(?:annoys|annoying|winds up|breaks everything|knocks (?:down|over)|ruins) (?:\\w+ )?(?:brother|sister|tower|everything)',
  ),
  situation(
    'left-out',
    'plain',
    'autism',
    'being autistic, or having ADHD',
    'autis(?:m|tic)|adhd|asperger\\w*|neurodi\\w+|sensory|on the spectrum|routines?',
  ),
];
