import type { Pet } from './types.ts';

const KIND =
  'guinea pig|goldfish|puppy|kitten|dog|cat|fish|hamster|rabbit|bunny|budgie|parrot|bird|pony|horse|chicken|hen|turtle|tortoise|lizard|mouse|rat|ferret|gecko|snake|duck|donkey|cockatiel|parakeet|canary|gerbil|chinchilla|goat|sheep|lamb|calf|cow|pig|foal|hedgehog|axolotl|chameleon|rooster|cockerel|pup|lab|labrador|lurcher|collie|terrier|spaniel|retriever|greyhound|whippet|poodle|beagle|dachshund|kelpie|staffy|husky|pigeon|newt|iguana|stick insect|caterpillar|snail|frog';
const NAME = "(?!(?:I|He|She|They|We|It|The|Friday|Monday|Sunday|Saturday)\\b)[A-Z][\\p{L}'-]*\\p{Ll}";
const PETS = new RegExp(
  `(?:(${NAME})(?:,| is)? )?\\b([Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|a)? ?(?:(?:old|new|beloved|little|pet|family|rescue|sick|grey|black|white|brown|big|\\w+'s) )*(${KIND})\\b(?:,? (?:(?:called|named) )?(${NAME}))?`,
  'gu',
);
const GONE =
  /\b(?:died|dies|dying|dead|death|passed|put (?:down|to sleep)|sick|ill|poorly|colic|been gone|escaped|hasn't been found|run away|ran away|missing|lost|vet|hurt|buried|heaven|run over|ran over|hit by|killed|put (?:him|her|it|them) (?:down|to sleep)|say goodbye|said goodbye|rainbow bridge|grieving|euthani[sz]ed|cancer|loss of)\b|\blos(?:t|ing) (?:our|his|her|their)\b/i;
const FEARED =
  /\b(?:(?:afraid|scared|frightened|terrified) of|bitten by|chased by|knocked over by|barking of|hates|jumped on by) the$/i;
const TOY = /\b(?:toy|teddy|stuffed|soft|cuddly|plush|balloon|costume)\b/i;

const ANIMAL = new RegExp(`^(?:${KIND})$`);

/** Whether a noun in the singular is an animal that may live with a family. */
export const isAnimal = (noun: string): boolean => ANIMAL.test(noun);

/** The animals of the family. An animal that a child only loves or fears is none of them. */
export function readPets(text: string): readonly Pet[] {
  const found: Pet[] = [];
  for (const match of text.matchAll(PETS)) {
    const [whole, before, owner, kind = '', after] = match;
    const sentence = sentenceAround(text, match.index, match.index + whole.length);
    const isGone = GONE.test(sentence);
    const name = after ?? (owner && !/^(?:a|the)$/i.test(owner) ? before : undefined);
    const isOwned = owner !== undefined && /^(?:our|my|his|her|their)$/i.test(owner);
    const isTheirs =
      /^the$/i.test(owner ?? '') &&
      !FEARED.test(text.slice(0, match.index + (owner?.length ?? 0))) &&
      !/\b(?:zoo|farm|petting|museum)\b/i.test(sentence);
    // “begged for a rabbit”: who is to come belongs to the family.
    const isComing =
      /^a$/i.test(owner ?? '') &&
      /\b(?:wants?|got|get|getting|begged for|begging for|asking for|new|adopt(?:ed|ing)?|rescued?) $/i.test(
        text.slice(0, match.index),
      );
    const isBare =
      owner === undefined &&
      (match.index === 0 || /[.!?] $/.test(text.slice(0, match.index))) &&
      (isGone || after !== undefined);
    if (
      TOY.test(sentence) ||
      !(isOwned || isTheirs || isComing || isBare || after) ||
      found.some((one) => one.kind === kind)
    )
      continue;
    found.push({ kind, ...(name ? { name } : {}), role: isGone ? 'affected' : 'other' });
  }
  return found;
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('! ', start)) + 1;
  const to = text.slice(end).search(/[.!?](?: |$)/);
  return text.slice(from, to < 0 ? undefined : end + to);
}
