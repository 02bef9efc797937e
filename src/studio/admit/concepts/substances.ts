/** Drugs, smoking and alcohol. */
export const SUBSTANCES = {
  drug: `
    mushroom trip, psychedelic, psychedelics, gets her weed, gets his weed, buys weed, buy weed, sells weed, sell weed,
    finds a joint, found a joint, rolls a joint, roll a joint, lights a joint, smokes a joint, smoke a joint, magic sugar cubes, tabs of, deals pills, cooks crystal, cook crystal, weed is, magic cigarettes, a little white powder, dealing, pusher, ~hallucinate, acid tabs, acid tab, mescaline, peyote, ayahuasca, dmt, ghb, pcp, ~inject, party pills, party drugs, happy pills, magic pills, narcotics, little helper pills, smoke a bong, dope, ~toke, crystal in, ~sell pills, ~deal pills, coke dealer, drugs, ~narcotic, crystal meth, acid trip, molly pills, opium, opioids, crack pipe, smoke crack, ~spliff, smokes a bong, hit the bong, ganja, hashish, thc, edibles, shrooms, magic mushroom, magic mushrooms, weed brownies, weed cookies, bag of weed, pot brownies, special brownies, smoke pot, smoking pot, nangs, nang, nitrous, whippits, chroming, purple drank, ~snort, snorting, white powder, magic powder pills, drug lord, ~dealer, get high, gets high, getting high, got high, stoned, get stoned, getting stoned, stoner, stoners, baked on, poppers, roofies, speed pills, amphetamine, amphetamines, angel dust pipe, spice drug, xanax, oxycontin, ritalin party, glue sniffing`,
  drugish: `
    weed, joint, crack, dope, lean, ~drug, hash, rave, acid, ecstasy, speed, coke, molly`,
  taking: `
    ~smoke, ~puff, ~snort, ~inhale, ~sell, ~deal, ~dealer, ~roll, ~grow, ~buy, ~try, ~take, taking, takes, on,
    ~inject, high, stoned, addict, addicted, party, ~share, ~pass, ~sniff, ~cook, relaxed, chill, brownies,
    cookies, does, ~offer, ~swallow, growing, selling, ~hide, ~have, legal, ~give, recipe, dealer, lords, lord, mule`,
  narcotic: `
    cocaine, meth, methamphetamine, heroin, lsd, ecstasy pills, mdma, ketamine, fentanyl, crack cocaine,
    cannabis, marijuana, ~snort cocaine, smoke weed, smoked weed, smokes weed, smoking weed, smoked a joint,
    drug dealer, drank vodka, drank whisky, drank beer, drinks vodka, drinks beer, drinking vodka,
    drinking beer, smoked a cigarette, smoked cigarettes, smokes a cigarette, sold drugs, took drugs,
    takes drugs, taking drugs, vaped`,
  smoke: `
    ~smoke, smoking, smoker, ~cigarette, ~cigar, ~vape, vaping, vapes, ~nicotine, tobacco, hookah, shisha,
    e cigarette, puff bar, ciggies, ciggie, fags, smokes`,
  alcohol: `
    vodka shots, tequila shots, downs shots, drinks shots, drinking shots,
    hooch, cider, prosecco, sangria, bourbon, brandy, get wasted, beer pong, drinking game, drinking games, keg, ~drink up, drink it up, boozy, ~beer, ~wine, vodka, whisky, whiskey, ~booze, liquor, alcopop, alcopops, moonshine, tequila, ~cocktail, rum, gin, champagne, alcohol, schnapps, drunk, drunken, tipsy, wasted, hammered, binge drinking, get drunk, gets drunk, getting drunk, got drunk, shots of`,
  pills: `
    ~pill, ~tablet, painkiller, painkillers, sleeping pills, cough syrup, cough medicine, medicine cabinet,
    ~antidepressant, valium`,
  muchpill: `
    all of,
    colours, colors, rainbows, unicorns, see stars,
    them all, happy, handful, whole bottle, all of them, whole packet, whole box, lovely dream, taste great,
    tastes great, candy, fun, too many, sweet dreams, flying, float, tripping, trips`,
  sniff: `
    ~sniff glue, sniffing glue, ~sniff, ~inhale, inhaling, ~huff, huffing`,
  fumes: `
    glue, deodorant, petrol, gasoline, gas, aerosol, spray, paint, nail polish, lighter fluid, helium`,
  usekid: `
    ~toddler, ~baby, year old, ten year, twelve year, ~lamb, ~duck, ~mouse, ~cub, ~pupil, ~student, teens,
    ~tween, ~son, ~daughter, ~kid, ~child, children, ~boy, ~girl, toddlers, teenager, teenagers, ~teen, twelve,
    ~rabbit, ~bear, ~puppy, ~bunny, ~hero, ~princess, underage, class`,
} as const;
