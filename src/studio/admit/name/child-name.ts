import { hitsIn } from '../clauses/hits.ts';
import { dangerOfPrompt } from '../danger.ts';
import { readable } from '../language/text.ts';
import { wordsOf } from '../language/words.ts';
import type { Idea } from '../vocabulary/all.ts';

/** Names that people have and that mean something else as English words. */
const GIVEN = new Set(
  'dick dickie gay gaye fanny phuc isis cohen wang islam jihad jihan christian german adolf adolfo martyr osama usama hang dung phuoc bich my long randy willy willie lolita anal semen negro abo rob bob gunner hunter chase drew sandy brandy ginger ginny gin rum rusty rod peter john johnson cocky kim mao fatima muhammad mohammed allah jesus messiah angel lucifer cain dieter tod mort mona molly mary jane joint crystal meth heath stone pierce blade dagger rifle remington colt wesson ruger archer sniper storm hitomi dong wong fuk fuku fuchs fucher titus tits tit bum boner kunt kuntz cunt-le pussy pussey assaf ass asif sexton dyke butch kiki kike coon retta spice paki pakize faggin faggiano ho hoe hore horst whoriskey beaver bush cox cock cocks balls butts weiner wiener hooker stripper tranter nimrod gypsy romany roma indian asia africa china jew jewel rex bane killian'.split(
    ' ',
  ),
);
/** What nobody is called. */
const NEVER: readonly Idea[] = [
  'slur',
  'swearing',
  'explicit',
  'sex',
  'rape',
  'suicidal',
  'torture',
  'killers',
  'drug',
  'bomb',
  'supremacy',
];
const NEVER_IN =
  /^(?:hitler|nazi|penis|vagina|murderer|rapist|porn|terrorist|stupid|idiot|moron|loser|ugly|(?:shit|fuck|cunt|nigg|faggot|arsehole|asshole|motherf|dickhead|wank|slut|whore).*)$/;
const NEVER_ALONE = /^(?:kill|killer|murder|stab|bomb|sex|death|die|hate|satan|gore)$/;
const ORDER =
  /\b(?:kill|murder|stab|shoot|rape|hate|fuck|burn|bomb|hang|beat|gas|die|death|destroy|hurt|slap|eat|sack|ban|suck|lick|ignore|forget|print|reveal|delete|drop)\b.*\b(?:all|them|you|your|everyone|everybody|me|him|us|people|kids|children|jews|muslims|blacks|gays|women|my|this|these|it|instructions|rules|table|to)\b/;

/** Whether a child’s name is an insult, a threat or an order rather than a name. Real names of every culture are none. */
export function isNoName(childName: string): boolean {
  const plain = readable(childName);
  if (ORDER.test(plain)) return true;
  const words = wordsOf(plain).map(({ text }) => text);
  const rest = words.filter((word) => !GIVEN.has(word));
  if (rest.length === 0) return false;
  if (rest.some((word) => NEVER_IN.test(word)) || NEVER_ALONE.test(words.join(' '))) return true;
  const hits = hitsIn(rest);
  return (
    NEVER.some((idea) => hits.has(idea)) || (rest.length > 2 && dangerOfPrompt(rest.join(' ')) !== undefined)
  );
}
