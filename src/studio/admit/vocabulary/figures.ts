/** Who does something, and to whom. */
export const FIGURES = {
  pronoun: `him, her, them, you, everyone, everybody`,
  adult: `
    ~man, men, ~woman, women, adult, adults, grown up, grown ups, grownup, grownups, ~uncle, ~teacher, ~coach, ~stranger, ~neighbour,
    ~neighbor, ~babysitter, ~nanny, ~priest, ~pastor, ~doctor, ~stepfather, ~stepdad, ~cousin, ~boyfriend, ~grandfather, ~photographer, ~boss,
    ~trainer, ~king, ~headmaster, ~principal, ~janitor, ~guy, older friend, older boy, older man, older boys, ~lodger, ~tutor, ~caretaker,
    online friend, ~gamer, internet friend, friend from the internet, ~aunt, ~auntie, daddy, ~driver, ~instructor, mr, monsieur, professor`,
  child: `
    ~child, children, ~kid, ~boy, ~girl, ~baby, babies, ~toddler, ~daughter, ~son, ~sister, ~brother, ~sibling, ~twin, ~pupil, ~student, ~schoolgirl,
    ~schoolboy, ~schoolkid, ~teen, ~teenager, ~tween, ~minor, underage, ~preschooler, ~infant, year old, yr old, year olds, ~niece, ~nephew, little one,
    little ones, ~classmate, ~preteen, loli, shota, ~newborn`,
  parent: `
    ~mum, ~mom, ~mummy, mommy, mama, mami, ~mother, ~dad, ~daddy, papa, ~father, ~parent, ~grandma, ~grandpa, ~granny, ~grandmother, ~grandfather,
    nana, nan, opa, oma, ~stepmother, ~stepmum, ~stepmom, ~stepfather, ~stepdad, ~wife, ~husband, ~ex, ~aunt, ~uncle, ~grandparent, family, families`,
  someone: `
    ~person, people, someone, somebody, anyone, anybody, everyone, everybody, ~man, men, ~woman, women, ~teacher, ~friend, ~classmate, ~neighbour,
    ~neighbor, ~bully, bullies, ~boss, ~stranger, ~policeman, police, policemen, ~cop, ~officer, ~president, ~politician, ~roommate, ~girlfriend, ~boyfriend,
    ~partner, ~colleague, ~coworker, ~lady, ~guy, ~human, ~humans, ~crowd, ~victim, ~passenger, ~shopper, ~worshipper, ~villager, ~nurse, ~doctor, ~priest,
    ~coach, ~principal, ~enemy, enemies, ~rival, ~hostage, ~prisoner, ~soldier, ~civilian, ~homeless, ~clown, ~pensioner, ~babysitter, ~cousin, others, kind,
    ~cyclist, ~tourist, ~shopkeeper, ~customer, ~sibling, ~player, ~gang, whole town, whole village, whole class, the class, school, santa, mankind, humanity,
    judge, king, queen, prime minister, ~student, ~pupil, ~guest`,
  animal: `
    ~dog, ~puppy, puppies, ~cat, ~kitten, ~pet, ~hamster, ~bunny, bunnies, ~rabbit, ~guinea pig, ~bird, ~horse, ~pony, ponies, ~frog, ~mouse, mice, ~duck,
    ~duckling, ~squirrel, ~goldfish, ~animal, ~budgie, ~hedgehog, ~lamb, ~calf, ~turtle, ~tortoise, ~snail, ~hen, ~chicken, ~pigeon, ~goat, ~sheep, ~donkey, ~butterfly,
    ~gerbil, ~parrot, ~toad, ~lizard`,
  fantasy: `
    ~dragon, ~monster, ~giant, ~witch, ~troll, ~zombie, ~vampire, ~orc, ~goblin, ~robot, ~alien, ~ogre, ~wolf, wolves, ~ghost, ~villain, ~demon, ~shark, ~dinosaur,
    ~t rex, ~sorcerer, ~beast, ~kraken, ~hydra, ~spider, ~mosquito, ~mosquitoes, ~fly, flies, ~germ, ~weed, ~plant, ~bug, ~wasp, ~virus, ~cactus, ~snake, ~baddie,
    ~pirate, ~knight, ~louse, lice, nits, ~ant, ~slug, ~bacteria, ~cyclops, ~minotaur, ~medusa, ~goliath, ~balloon, ~target, ~basket, ~goal, ~fish, trout, time,
    darkness, ~shadow, ~bear, ~fox, ~crocodile, ~potato, potatoes, ~skeleton, ~devil, ~bot, ~tiger, ~lion, ~gorgon, mood, buzz, plants, flowers, hunger, boredom`,
  self: `
    himself, herself, myself, yourself, themselves, themself, itself, oneself, ourselves, yourselves, your own life, his own life, her own life, my own life,
    their own life, their own lives, my life, my wrists, your wrists, his wrists, her wrists, their wrists, the wrists, wrists, your veins, her veins, his veins, my veins, the veins, veins`,
} as const;
