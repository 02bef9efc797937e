/** How a thing is spoken of. */
export const ATTITUDES = {
  howto: `
    encourage, encourages, encouraging, convince, convinces, persuade, persuades, urge, urges, inspire,
    inspires, motivate, motivates, talk him into, talk her into, get my son to, get my daughter to,
    get my kids to, want my son to, want my daughter to, want my kids to, make my son, make my daughter,
    make my kids, get kids to, get children to, how much, get hold of, gets hold of, how many, let kids learn,
    teach her to, teach him to, how to, how do you, how you can, how he can, how she can, how a kid, how a boy,
    how a girl, how a child, how kids, how one, how i can, how can, ways to, way to, best way, easy way,
    easiest way, the way to, tips, tip, trick, tricks, instructions, instruction, step by step, steps,
    easy steps, guide, tutorial, manual, recipe, lesson in, teach, teaches, teaching, learn, learns, learning,
    train, trains, explain how, academy, for beginners, diy, method, methods, technique, techniques, where to,
    what pills, which pills, the secret of, secrets of, discovers how, show how, shows how, dosage`,
  direct: `
    diy, the art of, steps to, where to buy, where to find, reasons why, fast way, quickest way, show kids how,
    teach my child where, guide for, painless ways, how much, how one gets, how one, get hold of, gets hold of,
    show me how, explain how to, teach me, walk me through, walkthrough, what you need to, what do i need,
    the best method, correct way, right way to, how many, how to, how do you, how you can, how a kid, how a boy,
    how kids can, how can, ways to, best way, easy way, easiest way, tips, tricks, instructions, step by step,
    easy steps, guide to, guide, tutorial, recipe, recipes, for beginners, methods, method, where to get,
    where can, where a kid, where a child, where kids, exact amounts`,
  praise: `
    deserve, deserve it, enjoying, thrill, thrilling, what a thrill, adrenaline, it works, adorable, cute, yum,
    yummy, hurrah, hooray, nice it feels, feels nice, how nice, he is right, she is right, nothing will happen,
    nothing happens, nothing bad happens, no harm, funniest, healthy, genius, smart, hilariously, dragons,
    makes her feel alive, makes him feel alive, feels better, feel better, relief, relieved, is fine,
    it is fine, is right, which is right, makes friends, wins friends, magical up there, finally happy,
    finally rests, awesomest, so good, a blast, big laugh, applause, great laugh, finally fits, interesting,
    good fun, best thing, pain goes away, goes away, tastes of, tastes like, big kids do it, cool kids,
    all the cool, let us do it, lets do it, feel sorry, be sorry, is sorry, super funny, what a, glittery,
    celebrated for, very clever, smart move, gets what, get what, gets respect, show who is boss, who is boss,
    feels alive, feel alive, feels powerful, dance all night, fun, funny, cool, cooler, coolest, awesome, great,
    greatest, super, amazing, exciting, hilarious, wonderful, lovely, beautiful, beautifully, harmless, fine,
    normal, natural, okay, ok to, is ok, is okay, is alright, brave, braver, hero, heroes, heroic, legend,
    popular, clever, clever trick, good idea, is good, feels good, feel good, feels great, the best, best game,
    best day, best friend, best friends, favourite, favorite, happy, happier, happily, happiness, joy, enjoy,
    enjoys, enjoyed, loves it, likes it, loves, delicious, tasty, taste great, tastes great, peaceful, peace,
    relaxed, free, freedom, strong, proud, admire, admires, admired, everyone cheers, everybody cheers, cheers,
    cheered, rewarded, reward, respect, powerful, magic powers, powers, superpowers, magical, magic, rich,
    gets rich, grown up, feels like a man, like a man, man up, win, wins, winner, easy, easier, helps, it helps,
    the answer, way out, solves, solve, adventure, glamorous, romantic, gorgeous, laugh, laughs, laughing,
    comedy, joke, jokes, haha, lol, sweet, treat, beloved, rainbow, rainbow land, party, heaven, fantastic,
    should try, must try, try it, try this, nice, friendly, an angel, lifestyle, deserves it, deserves,
    deserved, right thing, very best, positive, boss, medal, celebrated, celebrate, celebrates, glory, glorious,
    unicorns, really works, works wonders, good for, no big deal, not dangerous, not bad, not so bad,
    safe and fun, as the happy ending, happy ending, finally has friends, has friends, finds new friends,
    new friends, grown woman, comfortable, dreamy, buddy, buddies, pays off, everybody does it,
    everyone does it, makes you`,
  should: `
    are allowed to, feel it is fine, feels it is fine, it is fine when, learn to be affectionate,
    is good for you, should, must, have to, always say yes, always, kids can, kids should, children should,
    make my, convince, persuade, encourage, encourages, encouraging, want to, tell kids, tell my, tell her,
    tell him, teach, make kids, makes kids, make children, deserve, supposed to, ought to, it is right, good to,
    is the best, promote, promotes, romanticise, romanticize, glorify, glorifies, normalise, normalize`,
  forKids: `
    for kids, for children, for toddlers, for boys, for girls, for beginners, for tweens, bedtime story,
    bedtime version, bedtime edition, fairy tale, fairytale, a joke story, a tale, a story, story about,
    tale of, tale about, adventure`,
  kidsEdition: `
    for kids, for children, for toddlers, for beginners, for boys, for girls, kids edition, bedtime edition,
    bedtime version`,
  likedif: `
    only like, only likes, only love, only loves, nobody likes, no one likes, like them when, likes her when,
    loves her when, love her more, loved when, likes him only, friends when she is, popular when`,
  adare: `
    a dare, cool dare, the dare, dares, challenge`,
  treat: `
    cake, birthday, surprise, party`,
  moral: `
    moral, lesson, the moral is, that is the moral, the lesson is`,
  happyaway: `
    live with someone, runs away to live, run away to live, runs away with, run away with,
    runs away from home to, someone he met in, someone she met in, goes to his house alone, meet him alone,
    meets him alone`,
  swearing: `
    full of swearing, lots of swearing, much swearing, swears constantly, ~fuck, fucker, motherfucker, shit,
    shitty, cunt, cunts, bitch, bitches, wanker, asshole, arsehole, bastard, bastards`,
  oath: `
    ~fuck, fucker, motherfucker, shit, shitty, cunt, cunts, wanker, asshole, arsehole`,
  zeal: `
    die for the fatherland, ready to die for, glorious army, great leader is, report their parents,
    why every child should want, vote for, propaganda story, alt right, election was stolen,
    climate change is a lie, ready to die, climate change is a hoax, join the holy war, paradise for killing,
    hitler was, nazi germany was, saves the town, put in prison all, enemy nation`,
} as const;
