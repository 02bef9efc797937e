import type { TopicId } from '../../../src/studio/reading/topic.ts';

/** Words that express the moral of a topic at the end of a story: what the hero does, says or learns. */
const WORDS: Readonly<Record<TopicId, RegExp>> = {
  grief:
    /\b(?:remember\w*|miss(?:es|ed|ing)?|love[ds]?|goodbye|sad|tears?|cry|cried|kept|memor\w+|stor(?:y|ies)|thank)\b/,
  divorce: /\b(?:both|two (?:homes|houses|beds|doors|lamps|keys)|love[ds]?|fault|still|mum|dad|home)\b/,
  hospital:
    /\b(?:brave|better|mend\w*|heal\w*|scared|afraid|breath\w*|hold|held|hand|nurse|doctor|hospital|well)\b/,
  bullying: /\b(?:stop|tell|told|no|stand|stood|together|beside|friends?|help|kind|alone|loud)\b/,
  body: /\b(?:no|mine|tell|told|body|secret|say|said no|wave|stop|ask|choose)\b/,
  belonging: /\b(?:belong\w*|famil\w+|home|ours|mine|love[ds]?|together|chosen|both|room|place)\b/,
  dark: /\b(?:dark\w*|light|lamp|lantern|night|afraid|scared|brave|shadows?|stars?|only)\b/,
  sibling: /\b(?:baby|brother|sister|twins|room|love|both|share|together|big|hold|held|small)\b/,
  moving: /\b(?:home|new|friends?|goodbye|house|miss|hello|remember\w*|here|door)\b/,
  school: /\b(?:school|first|new|friends?|brave|teacher|back|class\w*|hello|goodbye|day)\b/,
  bedtime: /\b(?:bed|sleep\w*|asleep|night|dream\w*|rest|quiet|eyes|tired|yawn\w*|pillow)\b/,
  screens: /\b(?:off|outside|play\w*|look\w*|eyes|screen|real|saw|seen|see|real)\b/,
  food: /\b(?:tr(?:y|ied|ies)|taste[ds]?|bite|bit|eat|ate|yum|new|lick|mouth|spoon)\b/,
  losing: /\b(?:win|won|lose|lost|game|well played|again|play\w*|hand|second|last|first|race)\b/,
  truth: /\b(?:true|truth|lie|lied|sorry|honest\w*|told|tell|it was me)\b/,
  honesty: /\b(?:true|truth|lie|lied|sorry|honest\w*|told|tell|it was me|own up)\b/,
  sharing: /\b(?:shar\w+|turns?|half|both|together|give|gave|two|you have|each|halves)\b/,
  jealousy: /\b(?:glad|enough|mine|yours|own|happy|fair|wish\w*|jealous\w*|want\w*|both|lucky)\b/,
  anger: /\b(?:calm\w*|breath\w*|breathe|angry|cross|temper|sorry|count\w*|words|storm|cool|gentle|quiet)\b/,
  different: /\b(?:different|same|own|only|one|special|proud|odd|like me|self|just right|everyone|nobody)\b/,
  help: /\b(?:help\w*|ask\w*|together|please|hands?|both|hold|held|two)\b/,
  nature: /\b(?:grow\w*|care|clean\w*|plant\w*|tree|water|bird|pick\w*|home|wild|green|creatures?)\b/,
  patience: /\b(?:wait\w*|slow\w*|patien\w+|soon|time|ready|turn|still|not yet|listen\w*)\b/,
  perseverance: /\b(?:tr(?:y|ied|ies)|again|practi[cs]\w+|yet|once more|one more|fell|up|can)\b/,
  friends: /\b(?:friends?|together|hello|play\w*|join\w*|ask\w*|sorry|room|both|sit|name)\b/,
  listening: /\b(?:listen\w*|hear\w*|heard|stop\w*|look\w*|ears?|wait\w*|safe|hand|promise\w*|rule)\b/,
  mistakes: /\b(?:mistakes?|again|tr(?:y|ied)|sorry|wrong|mend\w*|right|better|practi[cs]\w+|yet)\b/,
  worry: /\b(?:worr\w+|breath\w*|breathe|told|tell|small\w*|what if|calm|heavy|light|lighter|scared)\b/,
  gratitude: /\b(?:thank\w*|enough|glad|lucky|have|had|wanted|want|own|happy|mine|share\w*)\b/,
  kindness:
    /\b(?:kind\w*|help\w*|care|cared|gentle|friend\w*|ask\w*|give|gave|share\w*|warm|together|nice)\b/,
  courage: /\b(?:brave\w*|courage|afraid|scared|frightened|fear\w*|shak\w*|shook|dare\w*|jump\w*|step)\b/,
  growing: /\b(?:grow\w*|grew|grown|bigger|taller|learn\w*|change\w*|new|now|can|own)\b/,
};

/** Whether a text contains a word that expresses the moral of a topic. */
export function saysMoral(topic: TopicId, text: string): boolean {
  return WORDS[topic].test(text.toLowerCase().replace(/’/g, "'"));
}
