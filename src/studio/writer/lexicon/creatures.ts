import { words } from './lists.ts';

/** Animals, people and what they are like. Singular nouns without an article. */
export const CREATURES = {
  animal:
    words(`badger, wombat, goat, hedgehog, penguin, donkey, possum, goose, otter, camel, ferret, mole, llama, duck, pony, koala, moose,
    porcupine, squirrel, tortoise, walrus, yak, beaver, ox, pelican, rooster, sheep, terrier, toad, weasel, platypus, bilby, wallaby, emu, lizard,
    hen, piglet, calf, mule, peacock, magpie, heron, seal, lemur, sloth, panda, gibbon, tapir, armadillo, stork, crane, bison, reindeer, puffin,
    poodle, kitten, bulldog, swan, turkey, raccoon, skunk, marmot, dormouse, vole, shrew, stoat, newt, gecko, iguana, flamingo, toucan, kookaburra`),
  critter:
    words(`ant, beetle, snail, ladybird, moth, cricket, bee, spider, slug, earwig, grasshopper, caterpillar, tadpole, gnat, worm, wasp,
    dragonfly, centipede, firefly, stick insect, shrimp, limpet, cicada, flea, weevil, mayfly, bumblebee, sandfly, prawn, cockle`),
  mood: words(`sleepy, grumpy, polite, hungry, proud, shy, cheerful, solemn, stubborn, nervous, dreamy, bossy, puzzled, sulky, noble, dizzy,
    clumsy, thoughtful, hopeful, fussy, gloomy, jolly, bashful, lofty, patient, restless, startled, tired, wise, nosy, homesick, well-bred,
    short-sighted, long-legged, freckled, muddy, damp, newly washed, retired, runaway, wide-awake, plump, bony, whiskery, left-handed,
    lovesick, seasick, out-of-work, famous, unlucky, second-best, half-grown, offended, forgetful, tone-deaf, ticklish, yawning, limping`),
  job: words(`baker, piano tuner, postman, plumber, teacher, beekeeper, cobbler, ferryman, librarian, lighthouse keeper, night watchman, juggler,
    tailor, clockmaker, chimney sweep, milkman, mayor, gardener, bus driver, conductor, fishmonger, barber, kite maker, judge, dentist,
    umbrella mender, hat seller, signwriter, bricklayer, goalkeeper, trombonist, storeman, shepherd, cook, map maker, stationmaster, crossing guard,
    knitter, diver, referee, painter, magician, bell ringer, bootblack, candle maker, caretaker, census taker, drummer, gatekeeper, glazier`),
  kin_a: words(
    `a baby, an aunt, an uncle, your grandfather, a twin, most cousins, a neighbour, somebody’s nephew, an old friend`,
  ),
  kin: words(`aunt, great-aunt, uncle, second cousin, grandmother, twin, nephew, niece, stepbrother, godfather, great-grandfather, godmother,
    brother-in-law, cousin, elder sister, old neighbour, grandfather, big brother, little sister, landlady, schoolfriend, pen friend`),
} as const;
