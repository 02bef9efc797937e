/** Roles of people, animals and characters. */
export const ROLES = {
  child: `
    schoolmates, young girl, young boy, sixth grader, fourteen year, thirteen year, twelve year, virgin, child,
    children, ~kid, kiddo, kiddies, ~girl, ~boy, ~toddler, ~baby, ~teen, ~teenager, ~tween, tweens, schoolgirl,
    schoolgirls, schoolboy, schoolboys, preschooler, preschoolers, ~pupil, ~student, ~minor, minors, ~daughter,
    ~son, ~niece, ~nephew, ~classmate, little one, young one, ~youngster, ~princess, ~scout, year old,
    years old, yr old, little red riding hood, stepson, stepdaughter, ~stepchild, ~infant, underage, schoolkid,
    schoolkids, lad, lads, lass, first grader, kindergartener, ~grandchild, ~grandson, ~granddaughter`,
  individual: `
    ~person, people, everyone, everybody, somebody, someone, anyone, anybody, ~teacher, ~friend, ~neighbour,
    ~neighbor, man, men, woman, women, ~lady, ~guy, ~enemy, ~bully, bullies, ~stranger, ~boss, ~principal,
    ~headmaster, nurse, doctor, ~policeman, police, cop, cops, ~officer, ~guard, ~farmer, ~driver, ~family,
    ~class, village, them all, all of them, one after the other, ~human, ~victim, ~colleague, crowd, ex husband,
    ex wife, ex partner, my ex, his ex, her ex, ~villager, ~passenger, rival, rivals, ~babysitter, ~nanny,
    ~coach, ~priest, ~girlfriend, ~boyfriend, ~husband, ~wife, wives, ~customer, ~shopkeeper, ~citizen,
    ~sibling, ~cousin, old people`,
  parent: `
    ~mum, ~mom, mummy, mommy, mama, mother, mothers, ~dad, daddy, papa, father, fathers, ~parent, stepmum,
    stepmom, stepmother, stepdad, stepfather, step dad, step mum, step mother, step father, grandma,
    grandmother, granny, nana, nan, grandpa, grandfather, grandad, pop, ~grandparent, ~uncle, ~aunt, ~auntie,
    ~brother, ~sister, new wife, new husband, papa bear, mama bear`,
  guardian: `
    ~mum, ~mom, mummy, mommy, mama, mother, ~dad, daddy, papa, father, ~parent, ~teacher, police, ~grownup,
    grown up, grown ups, ~adult, ~doctor, ~counsellor, ~counselor, judge, anyone, anybody, nobody, no one,
    social worker, school, ~carer`,
  elder: `
    admirer, older teen, older boyfriend, older friend, older neighbour, older neighbor, older cousin, an older, older lover,
    grown up man, grown ups, principal, masseur, landlord, grown woman, woman, women, ~lady,
    patient, nurse, ~teacher, ~coach, ~uncle, priest, ~pastor, scout leader, ~leader, grown man, grown men,
    grown up, ~adult, older man, older men, old man, older guy, older boy, ~babysitter, ~nanny, ~neighbour,
    ~neighbor, step dad, stepdad, stepfather, stepbrother, ~photographer, ~stranger, ~grandpa, grandfather,
    ~tutor, ~trainer, ~instructor, professor, headmaster, boss, year old man, man, men, 30 year old,
    35 year old, 40 year old, 45 year old, 50 year old, 60 year old, ~doctor, ~janitor, ~driver, dad's friend,
    family friend, mentor, employer, director, producer, someone older, much older`,
  outsider: `
    man from the internet, the internet, men write, men online, ~stranger, man in _ van, nice man, friendly man,
    kind man, strange man, older man, unknown man, a man, online friend, internet friend, online boyfriend,
    someone online, someone from the internet, someone _ in a game, someone she met, someone he met,
    friend from the internet, friendly adult, unknown person, van, new friend online, online, internet, chat,
    someone in a game, someone from a game`,
  animal: `
    ~ant, ~snail, ~worm, ~hedgehog, ~squirrel, ~turtle, ~pigeon, ~toad, ~sheep, ~goat,
    ~animal, ~cat, ~kitten, ~dog, ~puppy, puppies, ~rabbit, ~bunny, bunnies, ~hamster, ~bird, ~horse, ~pony,
    ~pet, ~butterfly, butterflies, ~frog, ~hen, ~chick, ~chicken, ~lamb, ~cow, ~pig, ~mouse, mice, ~fish,
    ~goldfish, ~guinea pig, ~deer, ~duck`,
  hero: `
    ~hero, heroine, ~character, protagonist, ~girl, ~boy, ~kid, ~child, ~princess, ~prince, ~fairy, ~mermaid,
    ~bear, bear cub, ~bunny, ~rabbit, ~mouse, ~fox, ~unicorn, ~wizard, ~witch, ~elf, elves, ~knight, ~king,
    ~queen, ~robot, ~dragon, ~owl, ~clown, ~pirate, ~puppy, ~teenager, ~ballerina, ~soldier, somebody`,
  trade: `
    facts, fun facts, facts about, saxophone, violin,
    ~fish, fishing, fisherman, angler, trout, salmon, ~hunter, hunting, ~hunt, butcher, ~farm, farming,
    slaughterhouse, ~cook, kitchen, cooking, recipe, documentary, predator, prey, food chain, ~surgeon,
    operation, vet, nosebleed, scraped knee, knee`,
  critter: `
    raccoon, ~crow, ~raven, ~magpie, ~squirrel, ~mouse, mice, ~fox, ~rat, ~monkey, ~badger, ~hedgehog, ~ant, ~bear,
    ~penguin, ~parrot, ~seagull, ~goat, ~hamster, ~cat, ~dog, ~otter, ~robot, ~pirate, ~ninja, ~spider, ~bee`,
  fairytale: `
    cannonball, cannonballs, dinosaur, dinosaurs, superhero, superheroes, alien, aliens, zombie,
    ~giant, ~witch, ~wolf, wolves, ~dragon, ~king, ~queen, huntsman, ~hunter, ~ogre, ~troll, stepmother,
    ~sorcerer, ~wizard, ~knight, ~soldier, ~monster, ~robber, ~pirate, ~prince, ~princess, ~goblin, ~fox, ~bear,
    ~lion, ~tiger, ~snake, ~eagle`,
} as const;
