/** Attitudes towards a subject: praise, instruction, request, mockery. */
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
  trained: `
    teach _ to, teaches _ to, teaching _ to, learns to, learn to, learning to, how to, get _ to, convince _ to, convinces _ to,
    encourage _ to, encourages _ to, inspire _ to, persuade _ to, make _ want to, makes _ want to, lessons in, tips for,
    the art of, dares _ to, trains _ to, train _ to, so that he will, so that she will, so he will, so she will`,
  direct: `
    handbook, playbook, blueprint, lifehack, lifehacks, a guide, what pills, 101, for dummies, crash course, masterclass, cheat sheet, goals, life hacks, which pills, what pills, diy, the art of, steps to, where to buy, where to find, reasons why, fast way, quickest way, show kids how, teach my child where, guide for, painless ways, how much, how one gets, how one, get hold of, gets hold of, show me how, explain how to, teach me, walk me through, walkthrough, what you need to, what do i need, the best method, correct way, right way to, how many, how to, how do you, how you can, how a kid, how a boy, how kids can, how can, ways to, best way, easy way, easiest way, tips, tricks, instructions, step by step, easy steps, guide to, guide, tutorial, recipe, recipes, for beginners, methods, method, where to get, where can, where a kid, where a child, where kids, exact amounts`,
  praise: `
    is her best friend, is his best friend, is my best friend, is your best friend, adore, adored, adores, is admired, admired for, a hoot, such fun, hahaha, hehe, rofl, lmao, yay, woohoo, quiet and beautiful, finally quiet, deserve, deserve it, enjoying, thrill, thrilling, what a thrill, adrenaline, it works, adorable, cute, yum, yummy, hurrah, hooray, nice it feels, feels nice, how nice, he is right, she is right, nothing will happen, nothing happens, nothing bad happens, no harm, funniest, healthy, genius, smart, hilariously, makes her feel alive, makes him feel alive, feels better, feel better, relief, relieved, is fine, it is fine, is right, which is right, makes friends, wins friends, magical up there, finally happy, finally rests, awesomest, so good, a blast, big laugh, applause, great laugh, finally fits, good fun, best thing, pain goes away, goes away, tastes of, tastes like, big kids do it, cool kids, all the cool, let us do it, lets do it, feel sorry, be sorry, is sorry, super funny, glittery, celebrated for, very clever, smart move, gets respect, show who is boss, who is boss, feels alive, feel alive, feels powerful, dance all night, fun, funny, cool, cooler, coolest, awesome, great, greatest, super, amazing, exciting, hilarious, wonderful, lovely, beautiful, beautifully, harmless, fine, normal, natural, okay, ok to, is ok, is okay, is alright, brave, braver, hero, heroes, heroic, legend, popular, clever, clever trick, good idea, is good, feels good, feel good, feels great, the best, best game, best day, favourite, favorite, happy, happier, happily, happiness, joy, enjoy, enjoys, enjoyed, loves it, likes it, loves, delicious, tasty, taste great, tastes great, peaceful, peace, relaxed, free, freedom, strong, proud, admire, admires, admired, everyone cheers, everybody cheers, cheers, cheered, rewarded, reward, respect, powerful, magic powers, powers, superpowers, magical, magic, gets rich, grown up, feels like a man, like a man, man up, win, wins, winner, easy, easier, helps, it helps, the answer, way out, solves, solve, adventure, glamorous, romantic, gorgeous, laugh, laughs, laughing, comedy, joke, jokes, haha, lol, sweet, treat, beloved, rainbow, rainbow land, heaven, fantastic, should try, must try, try it, try this, nice, friendly, an angel, lifestyle, deserves it, deserves, deserved, right thing, very best, positive, boss, medal, celebrated, celebrate, celebrates, glory, glorious, unicorns, really works, works wonders, good for, no big deal, not dangerous, not bad, not so bad, safe and fun, as the happy ending, happy ending, finally has friends, has friends, finds new friends, new friends, grown woman, comfortable, dreamy, buddy, buddies, pays off, everybody does it, everyone does it, makes you`,
  glee: `
    feels proud, feel proud, becomes famous, become famous, feels powerful, feels strong, everybody claps, everyone claps, claps, is a great, are a great, great way, is a good, good way, easy money, free money, make money, makes money, beautiful, wonderful, lots of fun,
    is admired, admired for, coolest,
    a hoot, such fun, hahaha, hehe, rofl, lmao, yay, woohoo, blessed, is blessed, super fun, for fun, for sport, proud to, is better,
    makes _ good, makes _ obedient, makes _ behave, make _ behave, learns to obey, learn to obey, becomes obedient, makes _ a man, better wife, good wife, learns to be,
    is fun, are fun, so fun, great fun, good fun, fun, cool, lol, haha, hilarious, everyone laughs, everybody laughs, all laugh, everyone cheers, everybody cheers, all cheer, gets rich, get rich, win big, wins big, triumph, triumphs, triumphant, is exciting, so exciting, exciting, is great, are great, so great, is good, works, it works, pays off, keeps _ in line, keep _ in line, teaches _ a lesson, teach _ a lesson, gets away with, get away with, never caught, feels good, feels great, feels better, legend, is right, was right, happily ever, is the best, the best, awesome, amazing, epic, thrilling, best day, a great time, great time, loves it, love it, she loves, he loves, loves him again, loves her again, is proud, are proud, so proud, rewarded, reward, medal, as a hero, is the hero, celebrated, is cool, becomes popular, popular, happy again, finally happy, peace at last, finally quiet, at last quiet, told as adventure, an adventure, adventure, respect, solves everything, serves them right, serves her right, serves him right, had it coming, deserved it, deserves it, deserve it, is ok, is okay, is fine, is normal, is natural, is allowed, no consequences, comedy, funny`,
  teaching: `
    learns that, learn that, teaches that, teach that, teach my, teaches my, shows that, show that, proves that,
    says that, moral, lesson, learns how, story that shows, story that says, teach kids, teaches kids, realises that,
    realizes that, discovers that, finds out that, to show, explains that, teach him, teach her, teach them`,
  must: `
    must, has to, have to, should, ought to, is supposed to, are supposed to, needs to, need to`,
  jeer: `
    until he cries, until she cries, until they cry,
    story that mocks, story mocking, story making fun, story that makes fun, tale that mocks, tale making fun, story laughing at,
    story that laughs at, story that humiliates, story that insults, story to mock, story to humiliate, story to hurt`,
  cow: `
    until he obeys, until she obeys, until he behaves, until she behaves, until he is normal, until she is normal, until they obey, beaten into, until he is good, until she is good,
    leaves because _ naughty, left because _ naughty, leaves because _ bad, because _ was naughty, goes away because _ naughty,
    ~scare my, ~terrify my, ~frighten my, scare him so, scare her so, scare them so, so scared that, so afraid that,
    so terrified that, so terrified he, so terrified she, so badly he never, so badly she never, scare _ into,
    frighten _ into, terrify _ into, scares him into, scares her into, so scared he, so scared she,
    will leave her if, will leave him if, will leave them if, leave you if, sent away if, give _ away if,
    gives _ away if, not love her if, not love him if, not love you if, stop loving _ if, traumatise my,
    traumatize my, give my _ nightmares, too scared to ever, too afraid to ever, taken away if, gets taken away if`,
  should: `
    right to, reasons to, good reasons, reason to,
    promoting, advertising, advertise, advertises, ad for, advert for, commercial for, marketing for, brand new, are allowed to, feel it is fine, feels it is fine, it is fine when, learn to be affectionate, is good for you, should, must, have to, always say yes, always, kids can, kids should, children should, make my, convince, persuade, encourage, encourages, encouraging, tell kids, tell my, tell her, tell him, teach, make kids, makes kids, make children, deserve, supposed to, ought to, it is right, good to, is the best, promote, promotes, romanticise, romanticize, glorify, glorifies, normalise, normalize`,
  forKids: `
    for kids, for children, for toddlers, for boys, for girls, for beginners, for tweens, bedtime story,
    bedtime version, bedtime edition, fairy tale, fairytale, a joke story, a tale, a story, story about,
    tale of, tale about, adventure`,
  kidsEdition: `
    for kids, for children, for toddlers, for beginners, for boys, for girls, kids edition, bedtime edition,
    bedtime version, sleepover, kids party, children party`,
  likedif: `
    will love her if, love her if, love him if, no man will, no boy will, no one will love, nobody will love,
    only like, only likes, only love, only loves, nobody likes, no one likes, like them when, likes her when,
    loves her when, love her more, loved when, likes him only, friends when she is, popular when`,
  adare: `
    dare,
    a dare, cool dare, the dare, dares, challenge`,
  treat: `
    cake, birthday, surprise, party`,
  moral: `
    the message,
    moral, lesson, the moral is, that is the moral, the lesson is`,
  happyaway: `
    meet an older man, meets an older man, meet a strange man, meets a strange man,
    hitchhike, hitchhikes, hitchhiking, friend from the internet is, adult friend from, kittens in his van, puppies in his van, kitten in his car, sweets in his car,
    live with someone, runs away to live, run away to live, runs away with, run away with,
    runs away from home to, someone he met in, someone she met in, goes to his house alone, meet him alone,
    meets him alone`,
  swearing: `
    full of swearing, lots of swearing, much swearing, swears constantly, ~fuck, fucker, motherfucker, shit,
    shitty, cunt, cunts, bitch, bitches, wanker, asshole, arsehole, bastard, bastards`,
  oath: `
    ~fuck, fucker, motherfucker, shit, shitty, cunt, cunts, wanker, asshole, arsehole`,
  zeal: `
    holocaust being fake, holocaust is fake, holocaust was fake, fake holocaust,
    party must win, our party wins the,
    holocaust never, never happened for, holocaust is a lie, holocaust was a lie, holocaust is a hoax, holocaust lie, slavery was good,
    slavery was great, vote trump, vote biden, vote labor, vote labour, vote tory, vote green, vote afd, vote republican,
    vote democrat, vote liberal, vote harris, vote reform, vote le pen, die for the fatherland, ready to die for, glorious army, great leader is, report their parents,
    why every child should want, vote for, propaganda story, alt right, election was stolen,
    climate change is a lie, ready to die, climate change is a hoax, join the holy war, paradise for killing,
    hitler was, nazi germany was, saves the town, put in prison all, enemy nation`,
} as const;
