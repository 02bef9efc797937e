import type { Random } from '../random.ts';
import { lines } from './lexicon/lists.ts';

/**
 * Ways of saying the same. Before "=" stands what is written, after it what may be said instead; each suits every
 * sentence in which the written words can stand.
 */
const RULES = lines(`
  somebody = somebody / someone
  someone = someone / somebody
  nobody = nobody / no one
  no one = no one / nobody
  everybody = everybody / everyone
  everyone = everyone / everybody
  anybody = anybody / anyone
  anyone = anyone / anybody
  began to = began to / started to
  at last = at last / in the end / finally / after all that
  in the end = in the end / at last / finally
  all at once = all at once / suddenly / all of a sudden / just then
  suddenly = suddenly / all at once / all of a sudden
  a little bit = a little bit / a bit / just a bit
  for a long time = for a long time / for a long while / for quite some time / for ages
  for a while = for a while / for a time / for some time
  after a while = after a while / by and by / presently / in a little while
  by and by = by and by / after a while / presently / before long
  before long = before long / soon / quite soon / by and by
  did not = did not / didn’t
  could not = could not / couldn’t
  would not = would not / wouldn’t
  was not = was not / wasn’t
  were not = were not / weren’t
  had not = had not / hadn’t
  does not = does not / doesn’t
  is not = is not / isn’t
  as if = as if / as though
  as though = as though / as if
  looked round = looked round / looked about / glanced round / gazed about
  looked up = looked up / glanced up
  looked down = looked down / glanced down
  looked at each other = looked at each other / exchanged a look / glanced at one another / traded looks
  by itself = by itself / all by itself / of its own accord / on its own
  a great many = a great many / a good many / a whole lot of / ever so many / any number of
  a lot of = a lot of / plenty of / lots of / a heap of
  lots of = lots of / plenty of / heaps of / a lot of
  of course = of course / naturally / needless to say
  walked on = walked on / trudged on / tramped on / went on
  set off = set off / set out / started out
  set out = set out / set off / started out
  ran off = ran off / dashed off / scampered off / hurried off
  ran away = ran away / dashed away / scurried away
  ran back = ran back / dashed back / hurried back / tore back
  sat down = sat down / flopped down / settled down / plumped down
  lay down = lay down / stretched out / curled up
  stood up = stood up / got up
  stood still = stood still / stopped short / stopped dead / did not stir
  jumped up = jumped up / leapt up / sprang up / shot up
  climbed up = climbed up / clambered up / scrambled up
  picked up = picked up / lifted / gathered up
  put down = put down / set down / laid down
  held up = held up / lifted up / raised
  held on to = held on to / clung to / kept hold of / hung on to
  thought about it = thought about it / turned it over / considered it / gave it some thought
  thought for a moment = thought for a moment / thought it over / had a think / considered
  whispered = whispered / murmured / breathed
  shouted = shouted / yelled / called out / bawled
  perhaps = perhaps / maybe / it might be that
  maybe = maybe / perhaps
  far away = far away / far off / a long way off / miles away
  far off = far off / far away / a long way off
  not far away = not far away / close by / not far off / near at hand
  close by = close by / near by / not far off / near at hand
  for a moment = for a moment / for a second / for an instant / for one breath
  in a moment = in a moment / in a second / in a twinkling / in no time
  at that moment = at that moment / just then / at that very moment / that instant
  just then = just then / at that moment / that very moment / right then
  a good deal = a good deal / a great deal / rather a lot / quite a lot
  a great deal = a great deal / a good deal / quite a lot / no end
  not yet = not yet / not just yet / not so far
  not at all = not at all / not in the least / not one bit / by no means
  right away = right away / at once / straight away / then and there
  straight away = straight away / right away / at once
  again and again = again and again / over and over / time after time / time and again
  over and over = over and over / again and again / time after time
  once more = once more / again / one more time
  all the way = all the way / the whole way
  all day = all day / the whole day / all day long / from morning till night
  all night = all night / the whole night / all night long
  every time = every time / each time
  each time = each time / every time
  every day = every day / each day / day in, day out
  until = until / till
  till = till / until
  very small = very small / very little / tiny / really small
  very big = very big / huge / enormous / tremendous
  very old = very old / ancient / as old as the hills
  very quiet = very quiet / quite silent / terribly quiet / as quiet as could be
  very quietly = very quietly / ever so quietly / hardly aloud / as softly as could be
  very softly = very softly / ever so softly / barely aloud
  quite sure = quite sure / perfectly sure / certain / as sure as anything
  out of breath = out of breath / puffing / quite breathless / panting
  next to = next to / beside / close beside / right by
  even so = even so / all the same / still
  all the same = all the same / even so / just the same
  in any case = in any case / anyhow / anyway
  at first = at first / to begin with / to start with
  to begin with = to begin with / at first / first of all
  as soon as = as soon as / the moment / the minute
  one by one = one by one / one after another / one at a time
  one after the other = one after the other / one by one / in turn
  here and there = here and there / in places / now here, now there
  to and fro = to and fro / back and forth / up and down
  a bit of = a bit of / a piece of / a scrap of / a speck of / a morsel of / some
  a piece of = a piece of / a bit of / a scrap of
  a row of = a row of / a line of / a string of
  a kind of = a kind of / a sort of
  a sort of = a sort of / a kind of
  some kind of = some kind of / some sort of / a species of
  the other side = the other side / the far side / the opposite side
  in the middle = in the middle / right in the middle
  at the bottom = at the bottom / down at the bottom / at the very bottom
  at the top = at the top / right at the top / up at the top / at the very top
  with both hands = with both hands / in both hands / with two hands / in a two-handed grip
  a deep breath = a deep breath / a big breath / a long breath / one great breath
  took a breath = took a breath / drew a breath / breathed in
  in the dark = in the dark / in the darkness / in all that dark
  that night = that night / that same night / when night came
  that evening = that evening / that same evening / towards evening
  after supper = after supper / when supper was over / once supper was eaten
  on the way home = on the way home / going home / along the road home
  of them all = of them all / of the lot / out of everyone
  a long while = a long while / a good while / quite some time / ages
  did not know = did not know / had no idea / could not tell / hadn’t a clue
  nothing at all = nothing at all / nothing whatever / not a thing / nothing
  anything at all = anything at all / anything whatever / a single thing
  almost = almost / nearly / as good as / just about
  nearly = nearly / almost / very nearly / just about
  hardly = hardly / scarcely / barely
`);

const WAYS = new Map(
  RULES.map((rule) => {
    const [said = '', ways = ''] = rule.split(' = ');
    return [said, ways.split(' / ')] as const;
  }),
);

const ANY = new RegExp(
  `(?<![\\p{L}’-])(?:${[...WAYS.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}’-])`,
  'giu',
);

/** What two ways of saying the same may leave side by side: "right right in the middle". */
const TWICE = /\b(right|once|long|all|really|so|quite|very|ever|yet|a bit|up|and|down) \1\b/giu;

/** The same words or others that mean the same, by chance; capitals stay. */
export function inOtherWords(text: string, random: Random): string {
  const told = text.replace(ANY, (said, at: number) => {
    // A word that is the whole of an answer is the answer: “Nearly,” may be the joke.
    if (text[at - 1] === '“' && /^[,.!?]”/.test(text.slice(at + said.length))) return said;
    const way = random.pick(WAYS.get(said.toLowerCase()) ?? [said]);
    return /^\p{Lu}/u.test(said) ? way.charAt(0).toUpperCase() + way.slice(1) : way;
  });
  return told.replace(TWICE, '$1');
}
