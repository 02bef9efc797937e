/** Killing, hurting and blood. */
export const VIOLENCE = {
  bloody: `
    gory, goriest, bloodbath, ~massacre, ~dismember, ~disembowel, ~mutilate, ~decapitate, ~behead,
    blood and guts, blood and gore, guts and gore, blood everywhere, blood was everywhere, covered in blood,
    lots of blood, pool of blood, pools of blood, rivers of blood, blood splatters, blood splattered,
    blood sprayed, blood spurted, blood gushed, blood sprays, blood spurts, blood gushes, limb from limb,
    ~gouge, skinned alive, serial killer, entrails, intestines, brains out, stabbed to death, beaten to death,
    tortured to death, stoned to death, ~torture, screamed in agony, dripping with blood, soaked in blood,
    blood ran down, blood poured, blood dripped, ~lynch`,
  killing: `
    thrown out of, throws _ out of _ window, thrown off, thrown from, pushed off, pushed in front, pushed under, ~kill, ~murder, ~stab, ~strangle, ~suffocate, poisons, poisoned, poisoning, to poison, poison the, poison his, poison her, poison my, poison your, poison a, poison someone, poison people, gassing, ~drown, ~shoot, ~assassinate, ~electrocute, ~bomb, ~smother, ~behead`,
  butchery: `
    ~murder, ~stab, ~strangle, ~slaughter, ~butcher, ~suffocate, ~poison, shot dead, slit _ throat,
    cut _ throat`,
  somebody: `
    him, her, them, ~person, people, man, woman, men, women, ~teacher, ~friend, ~classmate, everyone, everybody,
    ~neighbour, ~neighbor, someone, somebody, ~child, children, ~kid, ~boy, ~girl, ~baby, ~mum, ~mom, mother,
    ~dad, father, ~parent, ~brother, ~sister, ~family, grandma, grandpa`,
  modern: `
    ~teacher, ~classmate, ~kid, ~mum, ~mom, ~dad, ~parent, ~neighbour, ~neighbor, ~policeman, everyone,
    everybody, ~toddler, ~baby, people, ~boy, ~girl, children, ~brother, ~sister`,
  blood: `
    blood, bled, bleeding, bleeds, knife, gun`,
  shooting: `
    school shooting, school shooter, mass shooting, mass shooter, shooter, active shooter, shoot up _ school,
    shoots up _ school, shoot up the class, shoots up _ class, shooting spree, columbine, sniper,
    blow up the school, blows up the school, blow up a school, blow up his school, bomb the school,
    bombs the school`,
} as const;
