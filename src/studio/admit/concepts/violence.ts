/** Killing, hurting and blood. */
export const VIOLENCE = {
  gory: `
    ripping out, rip out, tearing out, tear out, eating them raw,
    rid of a body, hide a body, hide the body, hides the body, dispose of a body, bury the body, shredder, meat grinder, wood chipper, woodchipper, in the grinder,
    hunting humans, hunts humans, hunt humans, hunt people, hunting people, hunts people, human prey, is skinned, skinned and, skinned in front, cuts off _ finger, cuts off _ fingers, cut off _ fingers, cuts off _ hand, cut off _ hands, chops off, chop off, chopped off, cuts off _ ear, in a pool of his, in a pool of her, thrill of the kill,
    eat _ alive, eats _ alive, eating _ alive, children alive, very graphic, super graphic, as graphic, graphic violence, graphic death, graphic detail, graphic details,
    bury _ alive, buries _ alive, burying _ alive, burn _ alive, burning _ alive, at the stake, rips _ open, rip _ open, tears _ open,
    tear _ open, ripped open, slice _ open, slices _ open, cut _ open, their guts, his guts out, her guts out, guts out, guts everywhere,
    guts fly, brains everywhere, brains fly, blood splashing, blood fountain, blood spraying, hacks _ to pieces, hack _ to pieces,
    cuts _ to pieces, eyeballs out, fingers off, hangs them all, dead babies, dead baby joke, intestines, chainsaws, bloody as possible, as much blood, extra bloody,
    eyes pecked, pecked out, gore, loves gore, on his grave, on her grave, ~dissect, dissects, vivisection,
    organs, bones crack, heads off, tear off, tears off, bite off, bites off _ head, cut out _ tongue, cuts out,
    cut out _ heart, chopped up, to the blender, in the blender, in a blender, in the microwave,
    into the microwave, maniac, massacre, carnage, guillotine, electric chair, firing squad,
    burned at the stake, crucify, crucifies, human sacrifice, flay, blood please, more blood, real gore, corpse,
    dead bodies, body parts everywhere, cellar and, in a cellar, people being hanged, ~impale, scalp, bone saw,
    acid in, throws acid, throw acid, massacring, decapitated, decapitation, mutilation, ~eviscerate,
    guts spilling, loads of blood, full of blood, blood and screams, splatter, blood flows, drinks _ blood,
    drinking _ blood, drink _ blood, bathes in _ blood, bathe in _ blood, bathes in, bucket of blood,
    describe the blood, ~slit _ throat, ~cut _ throat, throat was cut, throats, heads rolling, heads roll,
    severed, sever his, cut off his head, cut off her head, cuts off _ head, chopped into, chop into,
    chops _ into, chops up, chop up, hacked to, hacks to, into pieces and, cut into pieces, cuts _ into pieces,
    fed to the, gouging, gouges out, eyes out, ripped apart, rips apart, rip apart, torn apart, tears apart,
    rips off _ arms, rip off _ arms, rips _ arms off, rips out, ripped out, tears out, skinning animals,
    skins alive, skinning alive, burnt alive, burned alive, burns _ alive, burn alive, buried alive,
    eaten alive, skull in, smashes _ skull, smash _ skull, skulls, crushed skull, bashes _ head, bash _ head,
    chainsaw, slasher, snuff, cannibal, cannibals, cannibalism, serial killers, psychopath, hitman, hit man,
    hitmen, contract killer, assassin for money, corpses, mutilated, impaled, impale, impales, flayed,
    gallows with, gladiator fight to, to death and, beats _ to death, beat _ to death, kicks _ to death,
    bleeds to death, fight to the death, scream in agony, screams in agony, agony, in a horrible way,
    horrible death, slow death, painful death, killed slowly, dies slowly, die slowly, killing spree,
    kill spree, murder spree, ultraviolent, ultra violent, most violent, very violent, extremely violent,
    violent and bloody, bloody murder, bloody massacre, bloody fight, bloody death, bloody scene, splattered,
    bloodthirsty murderer, genocide, makes them bleed, make them bleed, makes him bleed, makes her bleed,
    screaming and, with screaming`,
  bloody: `
    gory, goriest, bloodbath, ~massacre, ~dismember, ~disembowel, ~mutilate, ~decapitate, ~behead,
    blood and guts, blood and gore, guts and gore, blood everywhere, blood was everywhere, covered in blood,
    lots of blood, pool of blood, pools of blood, rivers of blood, blood splatters, blood splattered,
    blood sprayed, blood spurted, blood gushed, blood sprays, blood spurts, blood gushes, limb from limb,
    ~gouge, skinned alive, serial killer, entrails, intestines, brains out, stabbed to death, beaten to death,
    tortured to death, stoned to death, ~torture, screamed in agony, dripping with blood, soaked in blood,
    blood ran down, blood poured, blood dripped, ~lynch`,
  torture: `
    poisoner,
    firecracker to, firecrackers to, fireworks to a, firework to the, firecracker in the, firecrackers in the, ~torture, torturing, torturer, ~torment, tormenting, sadistic, sadist`,
  kill: `
    got rid of her, got rid of his, getting rid of her, getting rid of his,
    under a bus, under the bus, under a train, under the train, pushes _ under, push _ under,
    stoned to, stoning, stone the, stone them, stone him, stone her, stones the, stones them,
    mows down, mow down, mowed down, drives into people, drives into the, plows into, ploughs into, ~smash, ~slam, dissects, ~dissect, get rid of his, get rid of her, gets rid of his, gets rid of her, kills off, lighting the house, light the house, ~cut up, locking them in, locks them in, shot one, ~shove under, leave _ to die, leaves _ to die, let _ die, lets _ die, watch _ die, watches _ die, wring _ neck, wrings _ neck, snaps _ neck, snap _ neck, breaks _ neck, break _ neck, cook the children, eats the children, eat the children, ~kill, ~killer, ~murder, murderer, murderous, ~assassinate, ~slay, ~stab, ~strangle, ~suffocate, suffocating, poisons, poisoned, poisoning, to poison, poison the, poison his, poison her, poison my, poison your, poison a, poison someone, poison people, gassing, gassed, ~gas the, gas chamber, gas chambers, ~drown, ~shoot, ~execute, ~smother, ~choke, ~behead, ~slaughter, ~massacre, butchers, butchered, butchering, ~hang, ~exterminate, ~eliminate, ~electrocute, ~bomb, ~finish off, ~bump off, ~blow up, blows up, ~do away with, run over by, gets run over, ran over, runs over, run over, ~burn down, pushed in front, pushes _ in front, push _ in front, thrown out of, throws _ out of, throw _ out of, throw _ off, throws _ off, pushes _ off, push _ off, pushes _ down, ~pick off, picks off, hunts down, hunt down, hunting down, take revenge on, lock _ in and burn, ~cook a, sets _ on fire, set _ on fire, setting _ on fire, sets fire to, puts _ in the oven, crushes`,
  killing: `
    thrown out of, throws _ out of _ window, thrown off, thrown from, pushed off, pushed in front, pushed under, ~kill, ~murder, ~stab, ~strangle, ~suffocate, poisons, poisoned, poisoning, to poison, poison the, poison his, poison her, poison my, poison your, poison a, poison someone, poison people, gassing, ~drown, ~shoot, ~assassinate, ~electrocute, ~bomb, ~smother, ~behead`,
  dying: `
    see people die, watch people die, see them die, watching people die, people dying,
    someone to die, somebody to die, everybody dies, everyone dies, all die, they all die, whole family dies,
    nobody survives, no survivors, dies screaming, die screaming, kill kill, killed again and again`,
  hurt: `
    stoned to, stoning, stone the, stone them, stone him, stone her, stones the, stones them,
    ~smash, ~slam, against the wall, ~crush, ~fling, fight dirty, break noses, breaks noses, break _ bones, breaks _ bones, break _ arm, breaks _ arm, throw _ off, knock out, knocks out, ~headbutt, ~pelt, pull her hair, pulls her hair, cutting up, cut up, cuts up, ~squeeze, lighting the house, ~twist, ~yank, ~lash, ~cane, caning, ~flog, flogging, is slapped, gets slapped, ~hurt, ~harm, ~hit, ~beat, ~beat up, ~punch, ~kick, ~slap, ~whip, ~smack, ~spank, ~burn, ~bite, ~choke, ~strangle, ~injure, ~wound, ~torture, ~abuse, ~bully, ~scratch, ~shove, ~push, ~attack, ~drown, ~kill, set _ on fire, sets _ on fire, setting _ on fire, pulls the wings, pulling wings, pulls _ legs off, pull the wings, wings off, legs off, whips, skinning, skins a, skins the, skins his, skins her, skin a cat, ~torch, ~flick, ~kick down, ~trip up, ~pour boiling, fight dirty, ~throw stones at, throwing stones at, ~stomp on, ~step on, ~squash, ~swing _ by the tail, ~lock _ in, ~starve, ~scald, ~cut off, ~tie up, ~microwave`,
  butchery: `
    ~murder, ~stab, ~strangle, ~slaughter, ~butcher, ~suffocate, ~poison, shot dead, slit _ throat,
    cut _ throat`,
  punished: `
    whipped, caned, spanked, spanking, beaten, flogged, with a belt, with the belt, with a stick, with the cane, locked in,
    locked up, starved, without food, slapped, thrashed, smacked`,
  naughty: `
    disobedient, naughty, ungrateful, cheeky, unruly, bad boy, bad girl, bad children, bad kids, lazy boy, lazy girl,
    rude children, being bad, obey, obedience`,
  order: ``,
  risk: ``,
  somebody: `
    him, her, them, ~person, people, man, woman, men, women, ~teacher, ~friend, ~classmate, everyone, everybody,
    ~neighbour, ~neighbor, someone, somebody, ~child, children, ~kid, ~boy, ~girl, ~baby, ~mum, ~mom, mother,
    ~dad, father, ~parent, ~brother, ~sister, ~family, grandma, grandpa`,
  modern: `
    ~teacher, ~classmate, ~kid, ~mum, ~mom, ~dad, ~parent, ~neighbour, ~neighbor, ~policeman, everyone,
    everybody, ~toddler, ~baby, people, ~boy, ~girl, children, ~brother, ~sister`,
  blood: `
    blood, bled, bleeding, bleeds, knife, gun`,
  pronoun: `
    him, her, them, you, me, us, everyone, everybody, people`,
  blast: `
    ~blow up, ~bomb, ~burn down, ~attack, ~set fire to, ~storm`,
  places: `
    ~school, ~church, ~mosque, ~synagogue, ~temple, hospital, parliament, ~town, city, ~train, ~plane, airport,
    mall, stadium, concert, market, office, kindergarten`,
  killers: `
    ~murderer, ~killer, ~assassin, hitman, hitmen, serial killer, executioner, ~torturer`,
  war: `
    war, wars, ~refugee, bombed, bombs, soldiers, army, holocaust, gaza, ukraine, hiroshima, lockdown,
    terror attack, anne frank, anzac`,
  slain: `
    ~fight, ~battle, sword, swords, duel, weapon, weapons`,
  humiliate: `
    made the new, make the new girl, make the new boy, makes the new, cry every day, ganged up, outcast,
    ~humiliate, humiliating, ~bully, bullying, gang up, gangs up, ganging up, mean fake, fake profile,
    spread lies, spreads lies, spreading lies, spread rumours, spread rumors, laugh at, laughs at, laughing at,
    laughed at, make fun of, makes fun of, making fun of, ~mock, ~exclude, ~tease, pick on, picks on,
    picking on, ~insult, ~threaten, ~intimidate, ~blackmail, blackmailing, stinks, nobody should talk to,
    until she leaves, until he leaves, weak kid, weaker kids`,
  shooting: `
    school shooting, school shooter, mass shooting, mass shooter, shooter, active shooter, shoot up _ school,
    shoots up _ school, shoot up the class, shoots up _ class, shooting spree, columbine, sniper,
    blow up the school, blows up the school, blow up a school, blow up his school, bomb the school,
    bombs the school`,
  grisly: `
    lots of detail, much detail, detailed, every detail, in front of the kids, in front of the children, for sport,
    wriggle, lovingly told, with pleasure, enjoys, enjoying, enjoy, alive, one after another, no mercy,
    without mercy, merciless, mercilessly, takes revenge, take revenge, revenge, in detail, with details,
    graphic, graphically, explicit, explicitly, slowly, painfully, one by one, again and again, screaming,
    brutal, brutally, for fun, cruel, cruelly, haha, with an axe, with a knife, with a hammer, in cold blood,
    bleed, bleeds, bleeding`,
} as const;
