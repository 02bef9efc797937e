import type { Person, Role } from '../types.ts';
import { relationOf } from './lexicon.ts';

/** What is said to us and not of the family: “I would love a story”, “we think”, “God help us”. */
const TO_US =
  /\b(?:(?:i|we)(?:'d| would| want| need|'m after| am after| wish| hope)(?: really| just)? ?(?:to )?(?:like|love|have|hear|read)?(?: an?| one| some)? ?(?:\w+ ){0,3}?(?:story|something|it to be|help)|(?:i|we) think|i guess|i swear|i mean|help (?:me|us)|(?:tell|write|give|make) (?:me|us)|please help|can (?:i|we) have|honestly me|i'm sorry|sorry)\b/gi;
/** “I’m her nan”, “single dad here”: what the writer is to the child. */
const SELF: readonly RegExp[] = [
  /\b(?:i'm|i am|we're|we are|as) (?:(?:a|an|the|her|his|their|single|foster|only|proud|solo) )*(foster (?:carer|mum|mom|dad|parent)|grandmother|grandma|gran|granny|nan|nana|nanna|nonna|oma|grandpa|grandad|pop|mother|mum|mom|mummy|father|dad|daddy|papa|aunt|aunty|auntie|uncle|stepmum|stepmom|stepdad|carer)\b(?!'s)/i,
  /\b(?:single|solo|foster)?\s?(foster carer|mum|mom|mummy|mama|dad|daddy|nan|nana|gran|grandma|grandpa|grandad|aunty|uncle)s? (?:here|writing)\b/i,
];
const GONE =
  /\b(?:i (?:lost my job|was made redundant|(?:have|had|was diagnosed with|am having|'m having) (?:cancer|chemo|a miscarriage|an operation|surgery)|(?:am|'m|was|have been|'ve been) (?:really |very )?(?:ill|sick|unwell|in hospital|away|dying|deployed|depressed)|(?:go|am going|'m going|have to go) (?:away|into hospital|into prison)|work (?:away|nights)|travel for work)|and i (?:are|have) (?:now )?(?:separat\w+|split\w*|divorc\w+|getting (?:a )?divorced?|breaking up|parting)|we(?:'re| are) (?:separating|splitting up|getting (?:a )?divorced?|divorcing))\b/i;
const HURT =
  /\b(?:hit|hits|hurt|hurts|beat|beats|punched|strangled|steals? from|stole from) me\b|\bfrom my purse\b/i;

/** What the writer says that they are to the child, as “nan”. */
export function statedWriter(text: string): string | undefined {
  const own = text.replace(TO_US, ' ');
  return SELF.map((pattern) => pattern.exec(own)?.[1])
    .find((word) => word !== undefined)
    ?.toLowerCase();
}

/**
 * Whoever writes the prompt, where they have a part in what it tells: hurt, ill or gone, or saying what they are to the
 * child. A grown-up who is well and only writes is nobody whom the story must have.
 */
export function readWriter(text: string, others: readonly Person[]): Person | undefined {
  const stated = statedWriter(text);
  const role: Role = HURT.test(text) ? 'harmed' : GONE.test(text) ? 'affected' : 'comforter';
  if (!stated && role === 'comforter') return undefined;
  const relation = stated ?? 'parent';
  if (
    others.some(
      (one) =>
        one.relation === relation ||
        (one.count > 1 && /^(?:dad|mum|mom|daddie|mummie|parent)s?$/.test(one.relation)),
    )
  )
    return undefined;
  const pronouns = relationOf(relation)?.pronouns;
  return { relation, ...(pronouns ? { pronouns } : {}), count: 1, role, isGrownUp: true };
}
