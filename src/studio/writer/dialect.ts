import type { Random } from '../random.ts';
import { withArticles } from './grammar.ts';
import { lines } from './lexicon/lists.ts';

/**
 * Words for which one storyteller says this and another that. A story chooses once and then keeps to it, so that the
 * bag of the first page is not the knapsack of the last. Before "=" stands a pattern of what is written; after "past:"
 * it is left as it is where it is a participle, for which one of the other words has a form of its own.
 */
const RULES = lines(`
  road = road / path / track / lane
  roads = roads / paths / tracks / lanes
  lamp = lamp / lantern
  lamps = lamps / lanterns
  bag = bag / satchel / knapsack / pack
  basket = basket / hamper
  coat = coat / jacket
  boots = boots / shoes
  blanket = blanket / rug / quilt
  noise = noise / sound
  a smell of = a smell of / a scent of / a whiff of
  the smell of = the smell of / the scent of
  story = story / tale
  stories = stories / tales
  song = song / tune
  songs = songs / tunes
  idea = idea / notion
  ideas = ideas / notions
  friend = friend / pal / mate
  friends = friends / pals / mates
  supper = supper / dinner / tea
  people = people / folk
  tummy = tummy / stomach / belly
  a smile = a smile / a grin
  a laugh = a laugh / a chuckle / a giggle
  a mistake = a mistake / a blunder / a slip
  job = job / task
  rope = rope / cord
  string = string / twine
  branch = branch / bough
  river = river / stream
  walked = walked / tramped / strolled / marched
  walking = walking / tramping / strolling / marching
  ran(?! out| off| away| down| into| over) = ran / raced / dashed
  running(?! out| off| away| down| into| over) = running / racing / dashing / tearing
  past: jumped = jumped / leapt / sprang / hopped
  past: crept = crept / tiptoed / stole
  hurried = hurried / hastened / bustled
  hurrying = hurrying / hastening / bustling
  pulled(?! a face) = pulled / tugged / hauled
  pulling(?! a face) = pulling / tugging / hauling
  pushed = pushed / shoved / nudged
  pushing = pushing / shoving / nudging
  threw = threw / tossed / flung
  past: found(?= a | the | an ) = found / came across / discovered
  saw(?= a | the | an ) = saw / spotted / made out / caught sight of
  heard(?= a | the | an ) = heard / caught / made out
  looked at = looked at / gazed at / peered at / studied
  looking at = looking at / gazing at / peering at / studying
  looked for = looked for / hunted for / searched for
  looking for = looking for / hunting for / searching for
  laughed = laughed / chuckled / giggled
  laughing = laughing / chuckling / giggling
  smiled = smiled / grinned / beamed
  smiling = smiling / grinning / beaming
  shivered = shivered / trembled / quivered
  shivering = shivering / trembling / quivering
  past: sighed = sighed / heaved a sigh / gave a sigh
  past: nodded = nodded / gave a nod
  sat(?! up| down| back) = sat / perched
  sitting(?! up| down| back) = sitting / perched
  ate = ate / munched
  carried(?! on| out) = carried / lugged
  carrying(?! on| out) = carrying / lugging
  brought(?! up) = brought / fetched
  wrapped = wrapped / bundled
  tied(?! to) = tied / knotted / fastened
  shut(?!,|:) = shut / closed
  grumbled = grumbled / muttered
  fell(?! asleep| in| silent| ill| apart| behind| over| off| out| for) = fell / tumbled / dropped
  slipped = slipped / slid
  floated = floated / drifted / sailed
  shone = shone / gleamed / glowed
  shining = shining / gleaming / glowing
  mended = mended / fixed / patched up
  huge = huge / enormous / gigantic / vast
  small = small / little / tiny
  strange = strange / odd / peculiar
  happy = happy / glad
  afraid of = afraid of / frightened of / scared of
  scared = scared / frightened
  clever = clever / smart
  silly = silly / daft / foolish
  beautiful = beautiful / lovely
  nice = nice / pleasant / lovely
  terrible = terrible / dreadful / awful
  awful = awful / dreadful / terrible
  wonderful = wonderful / marvellous / splendid
  quickly = quickly / swiftly / briskly
  carefully = carefully / gingerly
  quietly = quietly / softly
  (?<!the |not |that |his |her |their |this )very = very / ever so / terribly / really
  , because(?! of) = , because / , since / , for
  for a bit = for a bit / for a while / for a time
  in the world = in the world / on earth / under the sun
  one day = one day / one fine day
  at home = at home / back home
  a few = a few / a couple of / one or two
  plenty of = plenty of / no end of / lots of
  made a face = made a face / pulled a face
  took hold of = took hold of / grabbed / caught hold of
  out loud = out loud / aloud
  aloud = aloud / out loud
  the others = the others / the rest
  straight = straight / right
`);

interface Rule {
  readonly said: RegExp;
  readonly ways: readonly string[];
}

const PAST = 'past: ';
/** Not after a word that asks for a participle, with at most one word between the two. */
const NO_PARTICIPLE =
  '(?<!(?:(?:had|has|have|having|is|are|was|were|be|been|being|got)(?:n’t)?|’ve|’d) (?:\\p{L}+ )?)';

const PARSED: readonly Rule[] = RULES.map((rule) => {
  const [written = '', ways = ''] = rule.split(' = ');
  const pattern = written.replace(PAST, '');
  const start = /^[\w(]/.test(pattern) ? '(?<![\\p{L}’⟦-])' : '';
  const only = written.startsWith(PAST) ? NO_PARTICIPLE : '';
  return { said: new RegExp(`${start}${only}${pattern}(?![\\p{L}’-])`, 'gu'), ways: ways.split(' / ') };
});

/** The words in which one story is told. Words of the parent, of names and of places are left as they are. */
export function dialectOf(random: Random, keep: string): (text: string) => string {
  const kept = keep.toLowerCase();
  const chosen = PARSED.map(({ said, ways }) => ({ said, way: random.pick(ways), written: ways[0] ?? '' }));
  const changed = chosen.filter(
    ({ way, written }) => way !== written && !kept.includes(written.replace(/^, /, '')),
  );
  return (text) => withArticles(changed.reduce((told, { said, way }) => told.replace(said, way), text));
}
