/** The topics of stories. `growing` is the fallback when no topic was recognised. */
export const TOPICS = [
  'grief',
  'divorce',
  'hospital',
  'bullying',
  'body',
  'belonging',
  'dark',
  'sibling',
  'moving',
  'school',
  'bedtime',
  'screens',
  'food',
  'losing',
  'truth',
  'honesty',
  'sharing',
  'jealousy',
  'anger',
  'different',
  'help',
  'nature',
  'patience',
  'perseverance',
  'friends',
  'listening',
  'mistakes',
  'worry',
  'gratitude',
  'kindness',
  'courage',
  'growing',
] as const;
export type TopicId = (typeof TOPICS)[number];

/** Patterns of each topic: strong matches score three, weak ones one. */
const SIGNS: Readonly<Record<Exclude<TopicId, 'growing'>, readonly [strong: RegExp, weak: RegExp]>> = {
  grief: [
    /\b(?:died|dies|dying|death|dead|passed away|passing of|passed on|funeral|griev\w+|grief|loss of|lost (?:his|her|their|our) (?:nan\w*|gran\w*|pop|dog|cat|pet|mum|dad|fish)|put down|in heaven|mourn\w*)\b/,
    /\b(?:misses|missing|goodbye|remember\w*|sad)\b/,
  ],
  divorce: [
    /\b(?:divorc\w+|separat(?:ed|ing|ion) (?!anxiety)|parents (?:are )?(?:split\w*|separat\w*|break\w*|living apart)|two (?:homes|houses)|split(?:ting)? up|mum and dad (?:don['’]t|no longer|live apart))\b/,
    /\b(?:custody|weekends? (?:with|at) (?:dad|mum)|stepdad|stepmum|step-?mother|step-?father)\b/,
  ],
  hospital: [
    /\b(?:hospitals?|operation|surgery|surgeon|tonsils|appendix|injections?|needles?|vaccin\w+|jab|blood test|doctors?|dentist\w*|chemo\w*|cancer|broken (?:arm|leg)|x-?ray|diabet\w+|asthma|stitches)\b/,
    /\b(?:sick|ill|illness|nurse|medicine|check-?up|ward)\b/,
  ],
  bullying: [
    /\b(?:bull(?:y|ies|ied|ying)\w*|picked on|picks on|picking on|teas(?:e|es|ed|ing)|mean (?:kids?|girls?|boys?|children)|name-?calling|calls? (?:him|her|them) names|excluded|left out on purpose|laugh(?:s|ed|ing)? at (?:him|her|them))\b/,
    /\b(?:stand up for|mocked|pushed|cruel|left out)\b/,
  ],
  body: [
    /\b(?:body safety|my body|private parts?|unwanted touch|good touch|bad touch|safe touch|inappropriate\w*|consent|unsafe secrets?|abus\w+|uncomfortable (?:hugs?|touch\w*|kiss\w*)|hugs? (?:she|he|they) do(?:es)?n['’]t want|say(?:ing)? no to (?:hugs?|touch\w*))\b/,
    /\b(?:secrets?|touch\w*|trusted adult|boundar\w+)\b/,
  ],
  belonging: [
    /\b(?:adopt\w+|foster\w*|birth (?:mum|mother|parents?|family)|two (?:mums|dads)|blended family|belong\w*|stepfamily|new (?:family|stepdad|stepmum|stepsister|stepbrother))\b/,
    /\b(?:family tree|where (?:she|he|they) (?:come|came)s? from|heritage|culture)\b/,
  ],
  dark: [
    /\b(?:(?:afraid|scared|frightened|fear|terrified) (?:of|in) (?:the )?(?:dark\w*|night|shadows)|the dark\b|darkness|monsters? (?:under|in)|night ?light|nightmares?)/,
    /\b(?:shadows?|monsters?|scared at night|lights? (?:on|off|out))\b/,
  ],
  sibling: [
    /\b(?:new (?:baby|brother|sister|sibling)|baby (?:brother|sister)|big (?:brother|sister)|becoming a (?:big )?(?:brother|sister)|sibling\w*|expecting|pregnan\w*|newborn|having a baby|new twins?)\b/,
    /\b(?:brother|sister|baby)\b/,
  ],
  moving: [
    /\b(?:mov(?:e|es|ed|ing) (?:house|home|away|to|interstate|country|overseas|cit\w+|into)|new (?:house|home|town|city|country|neighbourhood)|leav(?:e|es|ing) (?:our|his|her|their) (?:old )?(?:house|home)|immigrat\w+|migrat\w+|refugee\w*|packing up)\b/,
    /\b(?:boxes|far away|removal\w*)\b/,
  ],
  school: [
    /\b(?:(?:first|1st) (?:day|week|year|time) (?:of|at|in) (?:big |primary |high |kinder\w* |pre-?)?(?:school|kindy|kinder\w*|preschool|day ?care|prep)|start(?:s|ing)? (?:at )?(?:a )?(?:new |big |primary |high |pre-?)?(?:school|kindy|kinder\w*|prep|day ?care)|new school|separation anxiety|drop-?off|going to school|school refusal|doesn['’]t want to go to (?:school|kindy))\b/,
    /\b(?:school|teacher|classroom|kindy|kindergarten|uniform|prep)\b/,
  ],
  bedtime: [
    /\b(?:bed ?time|go(?:es|ing)? to (?:bed|sleep)|sleep\w* (?:alone|through|in (?:his|her|their) own)|fall(?:s|ing)? asleep|own bed|stay(?:s|ing)? in bed|refus\w+ to sleep|won['’]t sleep|sleep(?:s|ing)?|nap(?:s|ping)?|lullaby)\b/,
    /\b(?:tired|night|bed|pyjamas|dreams?)\b/,
  ],
  screens: [
    /\b(?:screen ?time|screens?|i ?pads?|tablets?|phones?|television|tv|video ?games?|gaming|youtube|computer games?|minecraft|roblox|fortnite|xbox|playstation|nintendo)\b/,
    /\b(?:cartoons?|watching|online|games? all day)\b/,
  ],
  food: [
    /\b(?:fussy eat\w*|picky eat\w*|picky|fussy|try(?:ing)? (?:new )?(?:food\w*|vegetables|things to eat|tastes)|new foods?|vegetables|veggies|broccoli|eat(?:s|ing)? (?:his|her|their) (?:dinner|greens|vegetables|veggies|lunch|peas)|won['’]t eat|refus\w+ to eat|healthy eating|healthy food)\b/,
    /\b(?:eat(?:s|ing)?|dinner|taste\w*|lunch|peas|carrots|spinach|lunchbox)\b/,
  ],
  losing: [
    /\b(?:(?:sore|bad|good) (?:loser|winner)|los(?:e|es|ing|t) (?:a |at |the |games?|races?|match\w*|when)|being a good sport|sportsmanship|not winning|always (?:wants?|has|have) to win|must win|hates? (?:to lose|losing)|coming (?:second|last)|cheat\w*|winning isn)/,
    /\b(?:win(?:s|ning)?|los(?:e|ing)|competition|races?|board games?)\b/,
  ],
  truth: [/\b(?:tell(?:s|ing)? (?:the )?truth|truthful\w*|not lying)\b/, /\b(?:truth)\b/],
  honesty: [
    /\b(?:honest\w*|dishonest\w*|l(?:ies|ied|ying|ie)\b(?! (?:down|in|awake))|fib\w*|steal\w*|stole|stolen|own(?:s|ing)? up|blam(?:e|es|ed|ing)|admit\w*|took .{0,30}without asking|makes? up stories)/,
    /\b(?:broke|confess\w*|trust\w*|secretly|hid)\b/,
  ],
  sharing: [
    /\b(?:shar(?:e|es|ed|ing)|tak(?:e|es|ing) turns|selfish\w*|greed\w*|mine!|won['’]t let (?:others|anyone|his|her)|generos\w+|generous)\b/,
    /\b(?:toys?|turns?|grab\w*|snatch\w*)\b/,
  ],
  jealousy: [
    /\b(?:jealous\w*|env(?:y|ies|ious)|wants? what (?:others|other|his|her)|compar(?:e|es|ing) (?:him|her|them)sel\w+|not fair|unfair)\b/,
    /\b(?:attention|favourite child|better than)\b/,
  ],
  anger: [
    /\b(?:ang(?:er|ry)|tantrums?|temper|meltdowns?|rage|furious|hit(?:s|ting)?|bit(?:es|ing)|kick(?:s|ing)|scream(?:s|ing)?|yell(?:s|ing)?|throws? things|calm(?:ing)? down|big feelings|big emotions|lash\w* out|self-control|frustrat\w+)\b/,
    /\b(?:cross|mad|shout\w*|calm|feelings|emotions)\b/,
  ],
  different: [
    /\b(?:(?:being|feels?|feeling|is|looks?) different|differen(?:t|ces)|disab\w+|wheelchair|autis\w+|adhd|down syndrome|deaf|hearing[- ]aids?|blind|glasses|stutter\w*|dyslex\w+|birthmark|vitiligo|accept\w* (?:him|her|them|our|your)sel\w+|be(?:ing)? (?:yourself|himself|herself|who (?:you|she|he))|fit(?:s|ting)? in|self[- ]esteem|unique|skin colou?r|too (?:tall|short|small|shy)|loves? (?:his|her) (?:hair|skin)|prosthe\w+|cerebral palsy|neurodiver\w+)\b/,
    /\b(?:special|freckles|braces|accent|confidence|shy)\b/,
  ],
  help: [
    /\b(?:ask(?:s|ed|ing)? (?:for|others for|an? \w+ for) help|accept\w* help|asking for help|do everything (?:by )?(?:him|her|them)sel\w+|help when)\b/,
    /\b(?:independent|alone|by (?:him|her|my)self|teamwork|together|cooperat\w+)\b/,
  ],
  nature: [
    /\b(?:nature|environment\w*|recycl\w*|litter\w*|rubbish|planet|climate|pollut\w+|plastic|endangered|bees|trees|wildlife|conservation|looking after (?:animals|the earth|plants)|water saving|sav\w+ water|earth)\b/,
    /\b(?:garden|animals|insects|ocean|forest|plants?)\b/,
  ],
  patience: [
    /\b(?:patien(?:t|ce)|impatien\w+|wait(?:s|ing)?(?: for)?(?: (?:his|her) turn)?|can['’]t wait|interrupt\w*|rush(?:es|ing)?|hurr(?:y|ies|ying)|slow(?:ing)? down)\b/,
    /\b(?:turn|soon|long time)\b/,
  ],
  perseverance: [
    /\b(?:persever\w+|persist\w*|giv(?:e|es|ing) up|gave up|never give|keep(?:s|ing)? (?:on )?trying|try(?:ing)? again|practi[cs]\w+|resilien\w+|growth mindset|determin\w+|learn(?:s|ing)? to (?:ride|swim|read|tie|write|skate|play|walk|whistle|catch)|quit\w*|not yet|hard work)\b/,
    /\b(?:difficult|hard|learn\w*|training|fail\w*)\b/,
  ],
  friends: [
    /\b(?:mak(?:e|es|ing) (?:new )?friends?|new friends?|lonely|loneliness|no friends|no one to play|join(?:s|ing)? in|friendship\w*|fall(?:s|ing|en)? out|best friend (?:moved|left|has)|shy\w*)\b/,
    /\b(?:friends?|alone|play with)\b/,
  ],
  listening: [
    /\b(?:listen\w*|obey\w*|disobe\w+|follow\w* (?:the )?(?:rules|instructions|directions)|wander\w* off|run(?:s|ning)? (?:off|away)|ignor(?:e|es|ing)|stranger\w*|road safety|responsib\w+|chores|tidy\w*|clean\w* (?:up|his|her)|manners|polite\w*|safety)\b/,
    /\b(?:rules?|safe\w*|messy|mess)\b/,
  ],
  mistakes: [
    /\b(?:mistakes?|perfect\w*|fail(?:ure|ing|s)?|get(?:s|ting)? (?:it|things) wrong|afraid to try|rubs? out|sorry|apologi\w+|forgiv\w+)\b/,
    /\b(?:wrong|homework|drawing)\b/,
  ],
  worry: [
    /\b(?:worr(?:y|ies|ied|ying)|anxi\w+|nervous\w*|what if|panick?\w*|overthink\w*|overwhelm\w*|stress\w*|nightmares)\b/,
    /\b(?:tummy ache|scared|clingy)\b/,
  ],
  gratitude: [
    /\b(?:grat(?:eful|itude)|thankful\w*|spoil(?:ed|t)|always wants? more|wants? (?:more|every) (?:toys?|thing)|appreciat\w+|thank you|content\w*|enough)\b/,
    /\b(?:wants|presents|buy|lucky)\b/,
  ],
  kindness: [
    /\b(?:kind(?:ness)?(?! of)|empath\w+|compassion\w*|car(?:ing|es) (?:for|about)|help(?:s|ing|ful)? (?:others|people|friends?|someone|mum|dad|neighbou?rs?)|gentle\w*|inclu(?:de|ding|sive)|respect\w*|unkind|rude)\b/,
    /\b(?:nice|others|love|help\w*)\b/,
  ],
  courage: [
    /\b(?:brave\w*|courag\w+|fears?|afraid|scared|frightened|terrified|confiden(?:t|ce)|dares?|heights|swimming lessons?|thunder\w*|stage fright|speak(?:ing)? up)\b/,
    /\b(?:hero|strong|shy|swim\w*|dogs?|spiders?)\b/,
  ],
};

/** The lowest score of a topic: a single weak match is not enough. */
const MIN_SCORE = 2;

/** The topic of a prompt. */
export function topicOf(prompt: string): TopicId {
  const text = prompt.toLowerCase().replace(/’/g, "'");
  let best: TopicId = 'growing';
  let most = MIN_SCORE - 1;
  for (const [topic, [strong, weak]] of Object.entries(SIGNS) as [TopicId, readonly [RegExp, RegExp]][]) {
    const score = 3 * count(text, strong) + count(text, weak);
    if (score > most) {
      best = topic;
      most = score;
    }
  }
  return best;
}

const count = (text: string, pattern: RegExp): number =>
  new Set(text.match(new RegExp(pattern.source.replaceAll("['’]", "'"), 'g')) ?? []).size;
