/** The kind of thing that a noun in a prompt stands for. */
export type ThingKind = 'object' | 'pet' | 'person' | 'place' | 'body' | 'event';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const PETS =
  list(`dog puppy cat kitten goldfish fish rabbit bunny hamster pony horse parrot budgie chicken hen duck lizard tortoise
  turtle mouse rat snake snail caterpillar lamb goat cow kelpie labrador poodle guinea-pig axolotl ferret frog spider ladybird bee butterfly magpie
  cockatoo kookaburra possum wombat koala kangaroo`);
const HUMANS =
  list(`teacher coach dentist doctor nurse neighbour cousin friend uncle aunt aunty auntie babysitter postman principal librarian twin
  brother sister godmother godfather stepdad stepmum stepbrother stepsister vet gardener pilot`);
const PLACES =
  list(`beach playground park library pool zoo farm kindergarten kindy preschool daycare creche museum hospital caravan attic cellar
  basement treehouse cubby sandpit backyard balcony island river lake mountain airport campsite supermarket ward playgroup oval rink shed`);
const BODY =
  list(`tooth teeth tummy arm leg knee ear ears eye eyes heart nose freckles hair braids curls skin foot hand plaster cast scar
  birthmark stutter wheelchair glasses braces brace hearing-aid crutches inhaler eyepatch tonsils appendix patch`);
const EVENTS =
  list(`birthday carnival sleepover party concert picnic race wedding holiday christmas easter ramadan eid diwali hanukkah thunderstorm storm
  camp excursion recital performance play exam test match game final lessons funeral operation surgery injection needle vaccination flight trip
  haircut parade fete`);
const OBJECTS =
  list(`bicycle bike scooter skateboard tricycle trike ball football soccer-ball doll teddy bear blanket dummy book books kite boat train truck car
  tractor digger drum guitar violin piano ukulele recorder trumpet flute hat cap coat raincoat umbrella boots shoes shoelaces shoelace sneakers backpack
  schoolbag lunchbox torch lamp nightlight lantern box cup mug plate vase jar cake biscuits biscuit cookie cookies lolly lollies chocolate icecream sandwich
  apple banana broccoli peas carrots spinach mushrooms pumpkin beans vegetables tablet ipad phone television tv console computer laptop screen swing
  slide trampoline tent puzzle puzzles blocks lego crayons pencil pencils paint paints paintbrush necklace ring watch bracelet button rocket robot
  dinosaur dragon unicorn sword wand crown cape costume mask window door ladder bed pillow bunk chair sofa clock camera letter postcard photo album
  tree flower flowers seeds sunflower garden nest shell shells stone stones feather key map balloon balloons trophy medal ribbon helmet goggles
  swimsuit flippers surfboard wheel rollerskates skates net bat racquet whistle jigsaw yo-yo marbles cards chess bus plane ambulance toy toys potty
  bath toothbrush towel pyjamas jumper scarf mittens gloves socks quilt rug suitcase bag moon star stars rainbow puddle puddles snowman sandcastle
  telescope microscope magnet compass tin piggy-bank money coins wagon pram cot`);

const KINDS: ReadonlyMap<string, ThingKind> = new Map(
  (
    [
      ['object', OBJECTS],
      ['event', EVENTS],
      ['body', BODY],
      ['place', PLACES],
      ['person', HUMANS],
      ['pet', PETS],
    ] as const
  ).flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
);

/** The kind of a noun in singular or plural; undefined when it is not in the lists. */
export function kindOf(word: string): ThingKind | undefined {
  const plain = word.toLowerCase();
  return KINDS.get(plain) ?? KINDS.get(plain.replace(/ies$/, 'y')) ?? KINDS.get(plain.replace(/s$/, ''));
}

/** Adjectives and nouns that describe a concrete thing. */
export const DESCRIBING: ReadonlySet<string> = new Set(
  list(`red blue green yellow orange purple pink white black brown grey gray golden gold silver rainbow spotty spotted stripy striped shiny sparkly
  glittery big little small tiny huge giant tall short long round square old new broken lost favourite favorite special best wobbly loose fluffy furry
  soft woolly cuddly squeaky noisy wooden plastic paper cardboard glass metal tin rubber woollen knitted magic toy baby pet first last secret
  muddy dusty rusty cracked torn chipped hand-made homemade second-hand electric remote-control school birthday swimming football soccer piano violin dance
  cricket netball spelling maths reading night bunk front back stuffed scary spooky messy heavy warm cold wet bright dark green-and-gold tricky
  school’s left right missing chocolate strawberry vanilla lemon ice sore broken-down lucky chicken guinea hearing training`),
);

/** Nouns that are not concrete things. */
export const VAGUE: ReadonlySet<string> = new Set(
  list(`story lot bit way time day night week month year child kid boy girl person people son daughter one thing things lesson moral moment problem
  habit feeling feelings turn world life end beginning morning evening while little few importance dark idea dream fear fears question word words truth
  lie lies change part reason family parent parents mum mom dad mother father sister brother baby home house class grade age name job kind sort others
  other same rest own hard good bad mistake mistakes rules rule help tantrum tantrums fight fights bully bullies temper anger move trouble divorce death
  character hero heroine adventure tale favourite value values courage patience kindness sharing honesty being difference number side middle
  future past present mind place places situation experience challenge new old big small fact point minute minutes hour hours days weeks grown-up
  stranger strangers nan nana nanna gran granny grandma grandpa grandad grandfather grandmother pop poppy oma opa yiayia papou nonna nonno school
  anything everything something nothing someone everyone friends team winner loser`),
);
