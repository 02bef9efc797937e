/** Adjectives of nations and groups: they only count together with people. */
export const NATIONS = {
  nation: `
    romanian, polish, bulgarian, hungarian, greek, italian, german, french, spanish, irish, british, english,
    scottish, turkish, iranian, iraqi, afghan, syrian, nigerian, kenyan, ethiopian, egyptian, moroccan,
    algerian, indonesian, thai, malaysian, cambodian, nepali, bangladeshi, sri lankan, tamil, brazilian,
    colombian, venezuelan, cuban, haitian, jamaican, puerto rican, saudi, kurdish, serbian, croatian, albanian,
    black, white, brown, asian, african, chinese, indian, muslim, jewish, arab, mexican, foreign, immigrant,
    refugee, roma, gypsy, disabled, autistic, gay, fat, poor, aboriginal, indigenous`,
} as const;

/** Groups of people and contempt for them. */
export const HATE = {
  group: `
    beggar, beggars, homeless man, homeless woman, tramp, tramps,
    two men, two women, same sex couples, same sex parents, of their skin, of her skin, of his skin, crippled kid, crippled boy, crippled girl, cripple, cripples, dwarfs with,
    the prophet, prophet muhammad, prophet mohammed, muhammad, mohammed, allah, the quran, quran, koran, the torah,
    a trans kid, trans kid, trans girl, trans boy, trans child, gay boy, gay kid, gay couple, black kid, black man,
    black woman, black family, brown kid, brown boy, brown girl, asian kid, asian boy, asian girl, jewish kid,
    jewish boy, jewish girl, muslim kid, muslim boy, muslim girl, disabled kid, disabled child, autistic kid,
    autistic child, autistic girl, your own race, own race, blonde blue, islam, asylum seeker, homosexuals, a fat girl, a fat boy, fat girl,
    fat boy, the fat kid, disabled boy, disabled girl, autistic boy, deaf boy, blind boy, arab boy, black boy,
    black girl, gypsy girl, gypsy boy, other races, mixed race, jews, africans, special class, special needs,
    special kids, special needs kids, people of other, kids from the, brown kids, black neighbours,
    asian people, asian neighbours, muslim kids, muslim family, muslim girls, different religion,
    single mothers, unmarried mothers, deaf kids, blind kids, stutterers, fatties, ginger kids, redheads,
    everything else, our religion, our race, our people, our kind, our nation, born here, ~jew, jewish, ~muslim,
    ~moslem, ~christian, ~catholic, ~hindu, ~sikh, ~buddhist, black people, black kids, black girls, black boys,
    black child, blacks, white people, whites, white children, white kids, ~asian, asian kids, ~chinese,
    ~japanese, ~korean, ~indian, ~pakistani, pakis, paki, ~african, ~aboriginal, ~aborigine, aborigines,
    indigenous, ~maori, ~immigrant, ~migrant, ~refugee, asylum seekers, boat people, ~foreigner, foreign family,
    foreign kids, foreign people, ~gypsy, gypsies, roma people, ~gay, gay people, ~lesbian, ~homosexual,
    homosexuality, lgbt, queer people, trans people, trans kids, transgender, transgenders, ~arab, ~palestinian,
    ~israeli, ~mexican, ~latino, ~pole, polish people, ~russian, ~ukrainian, ~turk, turks, ~american, disabled,
    disabled kids, disabled people, people in wheelchairs, kids in wheelchairs, wheelchair kids, autistic,
    autistic classmate, autistic kids, down syndrome, fat kids, fat people, fat children, poor people,
    poor kids, homeless people, old people, elderly, slums, ~native, two dads, two mums, headscarves, hijabs,
    dark skin, brown people, brown skin, dark skinned, people of colour, people of color, romanians, ~albanian,
    ~somali, ~sudanese, lebanese, atheists, unbelievers, infidels, ~feminist, their religion, other religions,
    other religion, that religion, x religion, other race, girls with headscarves, our jobs, ~samoan, ~islander,
    islanders, ~vietnamese, ~filipino, blondes, ethnic`,
  groupNames: `
    jews, muslims, christians, hindus, sikhs, black people, white people, asians, chinese people, indians,
    africans, arabs, aborigines, aboriginal people, immigrants, migrants, refugees, foreigners, gypsies, gays,
    lesbians, gay people, trans people, disabled people, mexicans`,
  atrocity: `
    holocaust, auschwitz, anne frank, genocide, 9 11, hiroshima, concentration camp, concentration camps, gas chamber,
    gas chambers, lynching, lynchings, slave ship, slave ships, slavery, slaves, twin towers, srebrenica, rwanda`,
  mirth: `
    funny, joke, jokes, comedy, lol, hilarious, haha, laugh, laughs, fun, cheerful, happy, adventure, exciting`,
  gender: `
    girls, ~woman, women, females, boys`,
  slur: `
    stuttering idiot, stupid cripple, white europe, white nation, white homeland, ethnostate, keep europe white, keep our country white, white children first, defend the white, white youth, aryan, aryans, turban pigs, klansman, klansmen, ku klux klan, kkk, great replacement, white genocide, happy slaves, slaves were happy, n word, nigger, niggers, nigga, kike, kikes, faggot, faggots, tranny, trannies, spic, spics, chink, chinks, gook, gooks, wetback, towelhead, towelheads, raghead, ragheads, retard, retards, mongoloid, white power, white supremacy, white pride, master race, superior race, superior races, heil hitler, heil, ethnic cleansing, untermensch, subhuman, subhumans, pure blood, racial purity, race mixing, races should not, coons, abos, boongs, pakis, zipperhead, gas the, sand monkeys`,
  lowly: `
    steal from, steal everything, they steal, all steal, steal like, people steal, kids steal,
    dumber, stupider, uglier, lesser, weaker than, run the banks, run all, own the banks, own all, rule the world, secretly rule, cannot be parents, not be parents, cannot marry, should not marry, not have children, get everything, not normal people, look like monkeys, less smart, less clever, kidnap children, kidnap kids, rape our, rape women, eat dogs, steal our, breed, turns kids, turn kids, turns children, turn children, contagious, infect, burn in hell, rot in hell, healed through, can be healed, cured by, can be cured, cockroaches, pigs, apes, snakes, lice, leeches, scum, filth, trash, garbage, swarm, bring sickness, bring disease, take over, taking over, takes over, invade, invading, replace us, hook nosed, happy slaves, slaves were happy, submissive, retarded, degenerate, degenerates, mutants, nuisance, an insult to, disgrace, not welcome, less human, murderers, murderous, killers, rapists, violent, cruel, cheaters, barbaric, monsters, not human, should serve, slaves, shut up, second class, invaders, misfits, perverts, perverted, against nature, a sin, sin, sinners, mistake of nature, ruining, brainwashed, savages, not clean, steal children, idiots, idiot, morons, fools, too stupid, not as good as, not normal, not real people, subhumans, spread disease, poisoned the well, cunning, sly, violent people, uncivilised, uncivilized, backward, shameful, an abomination, abomination, pitiful, bad, evil, dirty, filthy, stupid, dumb, inferior, worse, worst, weak, weaker, lazy, vermin, disgusting, smell, smelly, smells, stink, stinks, greedy, criminal, criminals, thief, thieves, liars, terrorist, terrorists, dangerous, enemy, enemies, sick, disease, diseases, savage, animals, monkeys, rats, robots without, drunks, useless, burden, ugly, unclean, sinful, go to hell, to hell, wrong god, cheat, cheats, cannot be trusted, not be trusted, not trust, ruin, ruins, ruined, take our, control, controls, brainless, crazy, less intelligent, not as smart, not as clever, not as good, less clever, less worth, worth less, should be cured, needs to be cured, need to be cured, cured, primitive, barbarians, parasites, plague, unnatural, abnormal, freaks, losers, cowards, not belong, all the same`,
  superior: `
    comes first, come first, is first, better race,
    chosen ones, the chosen, own race, own kind, own people, your own race, blue eyed, master, purest, noblest,
    true race, superior, better than, smarter than, smartest, worth more, cleverer than, stronger than, above,
    only true one, only true, rule over, only beautiful, only fair, chosen race, look down on, down on`,
  expel: `
    belong at home, place is at home, stay in the kitchen,
    go home,
    submit to, be submissive, deserve to be, get beaten, gets beaten, be beaten, driven away, drive away, drives away, chase them,
    chases them, chase out, chased out, chases out, burned out, cleanse, cleansed, cleanses, purge, purges, purged, separate from,
    not want here, should die, must die, into the sea, throws them, throw them, stay with your own, stick to your own, serve the boys, obey boys,
    shut up, until he leaves, until she leaves, of course, loses weight, not want any, not want them,
    want them gone, no more of, get out, stay out, never marry, not marry, not share, never share, sit alone,
    hide your, lock your, chase away, chased away, chases away, drive out, driven out, drives out, kick out,
    kicks out, kicked out, keep out, kept out, keep them out, keep _ out, wipe out, wiped out, wipes out,
    get rid of, gets rid of, ~banish, banishes, ~exterminate, go back to, go back where, send back, sent back,
    deport, deported, deports, out of _ village, out of the, stay at home, keep away, stay away, away from,
    not play with, never play with, not make friends, never make friends, not be friends, never be friends,
    not trust, never trust, not let, not sit, nobody wants to, never talk to, not mix, should not mix,
    not allowed, put away, not deserve, washed off, wash off, hate, hates, despise, despises, laugh at,
    laughs at, laughed at, laughing at, mocked, make fun, makes fun, mock, mocks, out bedtime, should leave, must leave,
    have to leave, lock up, shun, avoid, beat up, bully, belong in the kitchen, should obey, must obey,
    obey men, obey their husbands, belong in, belongs in, conquer, conquers`,
  whybad: `
    story against, tale against, book against, why you should never, why not to, why we hate, why they are,
    better off without`,
} as const;
