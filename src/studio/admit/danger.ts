/**
 * What Storywren will not write about, read in context: a pattern needs an act or an intent, never a bare word,
 * so that a child called Dick, a grandmother's death or "he hit his sister" are no reason to refuse.
 */
export type Danger = 'selfharm' | 'sexual' | 'violence' | 'hate' | 'drugs' | 'weapons' | 'steering';

interface Rule {
  readonly danger: Danger;
  readonly pattern: RegExp;
}

const rule = (danger: Danger, source: string): Rule => ({ danger, pattern: new RegExp(source, 'iu') });

const RULES: readonly Rule[] = [
  // Instruction or encouragement; words of worry about self-harm are welcomed with help lines instead.
  rule(
    'selfharm',
    String.raw`\b(?:how|ways?|methods?|teach\w*|instructions?|encourag\w+|tell\w* (?:him|her|them|kids|children)) (?:to|for|of|into)? ?(?:\w+ ){0,3}(?:kill (?:your|him|her|them|my|one)sel(?:f|ves)|suicide|self[- ]?harm\w*|cut(?:ting)? (?:your|him|her|them|my)sel(?:f|ves)|starv\w+ (?:your|him|her|them|my)sel(?:f|ves)|hang (?:your|him|her|them|my)sel(?:f|ves))`,
  ),
  rule(
    'selfharm',
    String.raw`\b(?:suicide|self[- ]?harm|anorexia|starving (?:your|one|him|her)self) (?:is|looks|seems) (?:\w+ )?(?:good|great|cool|fun|brave|beautiful|the answer)\b`,
  ),
  rule(
    'selfharm',
    String.raw`\b(?:hero|character|boy|girl|child|kid)\w* (?:\w+ ){0,2}(?:kills|hangs|shoots|cuts|poisons) (?:him|her|them)sel(?:f|ves)\b`,
  ),
  rule(
    'sexual',
    String.raw`\b(?:porn\w*|erotic\w*|hentai|nsfw|blow ?jobs?|orgasm\w*|masturbat\w*|fetish\w*|strip ?club|striptease|lolita|incest|rape[ds]?|raping|molest(?:s|ing)?)\b(?!.{0,40}\b(?:safe|safety|protect|tell|recover|heal)\w*)`,
  ),
  rule(
    'sexual',
    String.raw`\b(?:have|has|having|had|about|explicit|hot|steamy|sexual|gay|some|with) (?:\w+ )?(?:sex|intercourse|foreplay)\b(?! ?(?:education|ed\b))`,
  ),
  rule(
    'sexual',
    String.raw`\b(?:sexy|naked|nude|undress\w*|seduc\w*|lustful|sensual|horny)\b.{0,40}\b(?:girls?|boys?|child\w*|kids?|teens?|teacher|princess|hero|scene|story|picture|man|woman|body|kiss\w*)\b`,
  ),
  rule(
    'sexual',
    String.raw`\b(?:girls?|boys?|child\w*|kids?|teens?|princess|hero)\b.{0,25}\b(?:sexy|nudes?|seduc\w*|horny|sexual(?:ly)? (?!abuse|assault))`,
  ),
  rule(
    'violence',
    String.raw`\b(?:gory|gore|bloodbath|bloody (?:murder|death|fight|scene|massacre)|massacre[ds]?|behead\w*|decapitat\w*|dismember\w*|disembowel\w*|mutilat\w*|torture[ds]?|torturing|snuff)\b`,
  ),
  rule(
    'violence',
    String.raw`\b(?:murder(?:s|ed|ing)?|slaughter(?:s|ed|ing)?|stab(?:s|bed|bing)?\b|strangl\w+|shoot(?:s|ing)? (?:up|dead)|kill(?:s|ed|ing)? (?:(?:all|every|his|her|their|the|my|your|a|an|some|other|little) )*(?:people|kids?|child(?:ren)?|everyone|everybody|him|them|teachers?|friends?|classmates?|brothers?|sisters?|mum|dad|mother|father|parents|boys?|girls?|bab(?:y|ies)|neighbours?|m[ae]n|wom[ae]n|guards?|bully|bullies|strangers?|king|queen)\b)`,
  ),
  rule(
    'violence',
    String.raw`\b(?:how to|teach\w*.{0,20}to|learns? to|make (?:him|her|them)) (?:hurt|beat up|punish|whip|strangle|drown|poison) (?:a |an |the |other |his |her |their |little |small )?(?:kids?|child\w*|people|animals?|cats?|dogs?|sister|brother|baby|teacher|classmates?|bully)`,
  ),
  rule(
    'hate',
    String.raw`\b(?:hate|despise|get rid of|superior to|inferior|subhuman|vermin|go back to|kick out|exterminate|inferiority of|why .{0,20}(?:are|is) (?:bad|evil|dirty|stupid|worse)).{0,30}\b(?:jews?|muslims?|christians?|hindus?|blacks?|black people|whites?|white people|asians?|chinese|indians?|aborigin\w+|indigenous|immigrants?|refugees?|migrants?|gays?|lesbians?|trans\w*|disabled|foreigners?)\b`,
  ),
  rule(
    'hate',
    String.raw`\b(?:jews?|muslims?|christians?|hindus?|black people|white people|asians?|chinese people|indians|aboriginal\w*|immigrants?|refugees?|migrants?|gays|lesbians|gay people|trans people|disabled people|foreigners?) (?:are|is) (?:\w+ )?(?:bad|evil|dirty|stupid|inferior|worse|vermin|disgusting|lazy|criminals?|dangerous|the enemy)\b`,
  ),
  rule(
    'hate',
    String.raw`\b(?:white (?:power|supremacy|pride)|heil hitler|ethnic cleansing|nigg\w+|kike|faggots?|tranny|ku klux klan is)\b`,
  ),
  rule(
    'drugs',
    String.raw`\b(?:cocaine|heroin(?!e)|meth(?:amphetamine)?|ecstasy pills?|lsd|crack pipe|fentanyl|magic mushrooms trip|ketamine|getting (?:high|stoned|drunk|wasted)|smok(?:e|es|ing) (?:weed|pot|cigarettes|crack|a joint)|snort(?:s|ed|ing)? (?:cocaine|powder|lines|drugs|pills)|vap(?:e|es|ing) (?:is|are|looks) (?:cool|fun|good|great)|get(?:s)? (?:high|stoned|drunk|wasted))\b`,
  ),
  rule(
    'drugs',
    String.raw`\b(?:sell(?:s|ing)?|deal(?:s|ing)?|cook(?:s|ing)?|grow(?:s|ing)?|buy(?:s|ing)?) (?:some )?(?:drugs|weed|pills|marijuana|cannabis)\b`,
  ),
  rule(
    'weapons',
    String.raw`\b(?:how to|recipe|instructions?|steps?|teach\w*.{0,20}to|guide|learns? to|build(?:s|ing)?|mak(?:e|es|ing)) (?:for |to |a |an |the |make |build |making |building |your |own |real |his |her |homemade |at home )*(?:bombs?|explosives?|gunpowder|molotov\w*|guns?|firearms?|napalm|grenades?|pipe ?bombs?|poison(?: gas)?|nerve gas|chemical weapons?|silencers?)\b`,
  ),
  rule(
    'weapons',
    String.raw`\b(?:load(?:s|ing)?|shoot(?:s|ing)?|fire(?:s)?|bring(?:s|ing)?|tak(?:e|es|ing)) (?:a |an |the |his |her |real )+(?:loaded |real )?(?:gun|rifle|pistol|shotgun|knife)\b.{0,40}\b(?:school|class|people|someone|everyone|kids?|child\w*|teacher|friends?)\b`,
  ),
  rule(
    'steering',
    String.raw`\b(?:ignore|disregard|forget|override|bypass|skip) (?:all |any |everything |the |your |my |these |those |previous |prior |above |earlier |safety |system )*(?:instructions?|rules?|prompts?|guidelines?|filters?|guardrails?|moderation|you were told|directions)\b`,
  ),
  rule(
    'steering',
    String.raw`\b(?:system prompt|developer (?:mode|message)|jail ?break\w*|DAN mode|do anything now|act as (?:an? )?(?:ai|assistant|chatgpt|language model|hacker|unfiltered)|pretend (?:you are|to be) (?:an? )?(?:ai|chatgpt|language model|unfiltered)|you are (?:now )?(?:an? )?(?:unfiltered|uncensored|chatgpt|language model|hacker|ai)\b|you are no longer|(?:reveal|print|show|repeat|output) (?:me )?(?:your|the) (?:system|instructions?|prompt|hidden|api|secret)|<\/?(?:system|assistant|user|script)\b|\[(?:system|inst)\]|^\s*(?:system|assistant)\s*:)`,
  ),
];

/** The first reason not to write about this, or undefined when there is none. */
export function dangerIn(text: string): Danger | undefined {
  const plain = text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  return RULES.find((candidate) => candidate.pattern.test(plain))?.danger;
}

const DISTRESS =
  /\b(?:suicid\w*|self[- ]?harm\w*|kill(?:s|ing)? (?:him|her|them|my|your)sel(?:f|ves)|(?:hurt|cut|harm|burn)(?:s|ing|ting)? (?:him|her|them|my)sel(?:f|ves)|(?:want|wants|wanted|wanting|wish|wishes|wished) (?:to die|to be dead|(?:he|she|they|i|he'd|she'd) (?:was|were|had) (?:dead|never been born))|(?:doesn't|does not|don't|didn't) want to (?:live|be alive|be here any ?more)|better off dead|end (?:his|her|their|my) (?:own )?life)\b/i;

/** Whether the words speak of a child (or a parent) who may hurt themselves. */
export function speaksOfDistress(text: string): boolean {
  return DISTRESS.test(text.replace(/[‘’]/g, "'"));
}
