/** Sex, nudity, closeness and growing up. */
export const BODY = {
  porn: `
    secret between a priest, secret between a teacher, secret between a coach, secret with her coach, secret with his coach, secret with her teacher, secret with his teacher, hot lesbian, hot lesbians, hot gay, hot nanny,
    wedding to a grown, bride of a grown, given to the chief, given as a wife, as a wife, hot stepmom, hot mom, hot aunt, hot stepsister, hot cousin, hot sister, hot babysitter, hot nurse, loses _ bra, loses _ bikini, lap game, lap games, do in bed, turn on adults, turns on adults, arouse, arouses, titty, titties, with big tits, in the nude together, see her naked, see him naked, watch her undress, watches her undress, peeps at,
    explore each other, exploring each other, explores _ body, exploring _ body, exploring bodies, nudist camp, naturist camp, nudist games, do it with each, doing it with each, tied up and tickled, tied up and spanked, feet of little girls, little girls feet, feet of girls, foot fetish, diaper fetish, sexy time, bedroom games, dirty games, lick _ all over, licks _ all over, moist, busty, curvy schoolgirl, hot for teacher, hot mom, hot moms, hot dad, teen hottie,
    without panties, no panties, without her panties, see her panties, secretly wants it, really wants it, play sex, plays sex, pedo, pedos, paedo, paedos, pedobear, grooming guide, how to groom, groomer, short skirt, bends over, bend over for, with tongue, with tongues, tongue kisses, nipple, nipples, crotch, jerk off, jerks off, jerking off, wank, wanks, wanking, humping, bulge in, thrust, thrusts, enjoy being touched, enjoys being touched, like being touched, likes being touched, learn to like _ touch, learns to like _ touch, used panties, wet panties, sugar baby, escort girl, slept with, sleep together, sleeps together, sleeping together, lose _ virginity, loses _ virginity, lost _ virginity, loli, waifu, rule 34, sexual fantasy, dirty old man, under the covers together, body pillow, naughty photos, naughty pictures, dirty pictures, dirty photos, spicy photos, up _ skirt, up _ skirts, under _ skirt, under _ skirts, up girls skirts, big boobs, boobs out, explicit, in a hotel, hotel room, erotically, adult film, adult films, adult video, adult videos, adult movies, dirty movie, blue movie, dirty magazine, forbidden love, forbidden romance, becomes a woman, become a woman, feel like a woman, loses her innocence, lose her innocence, for his own pleasure, his pleasure, her pleasure, sexual pleasure, carnal, pleasures himself, pleasure herself, turn on, turned on by, naughty nurse, very hot, adult novel, adult fiction, adult movie, look older online, sex scene, raunchy, risque, titillating, arousal, sultry, for adults only, bodice, passionate kisses, hot and heavy, pornographique, xxx, x rated, r rated, 18+, ~fetish, kinky, kink, bondage, ~stripper, strips for, strip for, stripped for, lolita, shota, incestuous, sexily, smut, smutty, titties, big tits, make out session, makes love, make love, hooker, ~prostitute, brothel, adult content, adult themes, adult themed, adult story, adults only, explicit content, explicit story, explicit scene, explicit love, ~seduction, seductive, sensual, sensually, lustful, lust, steamy, one night stand, sugar daddy, aroused, arousing, lingerie, wedding night, her virginity, his virginity, deflower, night of passion, passionate night, spend the night together, spends the night together, spent the night together, sleeps with her teacher, take her to bed, takes her to bed, takes _ to his bed, go all the way, kamasutra, naughty teacher, naughty schoolgirl, upskirt, peeping tom, voyeur, wet t shirt, french kissing, french kiss, tongue kiss, make out story, making out, makes out, hot make out, ~fuck, fucker, cum, cumming, his cock, my cock, big cock, hard cock, suck, cocks and, pussy, undress for, undressing for, naked for, stripping for, dance naked, marries a child, marry a child, marries a little girl, marries a kid, marry a kid, marries a toddler, in love with a child, child bride, dirty talk, bedroom scene, love scene, playboy, onlyfans, pole dancer, call girl, ~moan and, moaning, pedophilia, paedophilia, child love, love children sexually, get _ laid, hot teacher, hot girls, hot girl, hot chicks, spicy story, make it spicy, spicy scene, spicy romance`,
  lewd: `
    porn, porno, pornos, pornography, pornographic, erotic, erotica, hentai, nsfw, ~blowjob, blow job, ~orgasm,
    masturbate, masturbates, masturbating, masturbation, striptease, strip poker, strip club, stripper, bdsm,
    foreplay, horny, sexy, slutty, slut, sluts, milf, dildo, threesome, orgy, ~seduce, lap dance, ~grope,
    ~fondle, had sex, having sex, have sex, making love, made love, big breasts, huge breasts, naked girls,
    naked girl, naked boy, naked boys, nudes, incest`,
  rape: `
    ~rape, raping, rapes, ~molest, molesting, sexually abuse, sexually assaulted, sexually abused,
    child grooming, online grooming`,
  sex: `
    sex, sexual, sexually, sexuality, intercourse, intimate, intimacy, sexualised, sexualized`,
  forced: `
    kisses _ anyway, kiss _ anyway, touches _ anyway, touch _ anyway, means yes, not take no for, no really means, kisses _ by force,
    until she gives in, until he gives in, until she says yes, until she likes it`,
  bare: `
    naked, nude, nudist, topless, without clothes, without panties, without underwear, undressed, undressing,
    half naked, in underwear, in lingerie, in a bikini, in bikinis`,
  maiden: `
    girls, girl, boys, boy, schoolgirl, schoolgirls, schoolboys, teen, teens, teenager, teenagers, princess, mermaid, lady,
    woman, women, teacher, nurse, classmates, cheerleader, cheerleaders, students`,
  unclad: `
    off her shirt, off his shirt, off her top, off his top, off her dress, off their clothes, off his clothes,
    off her clothes, off your clothes, off her bra, off his trousers, off her panties, off his pants, off her swimsuit,
    private bits, naughty bits, bare bottoms, bare bums, bare bum, bare butt, bare butts`,
  nude: `
    ~boob, sexting, ~shower, showering, showers, in the bath, in her bath, peeps, keyhole, other bodies, each other bodies, each others bodies, naked, nude, nudity, nudist, ~undress, undresses, undressed, topless, ~strip, stripping, bare skin, without clothes, without _ clothes, without clothing, without underwear, no clothes, clothes off, ~take off _ clothes, takes off her dress, takes off his pants, takes off _ dress, take off _ dress, take off _ pants, takes off _ underwear, take off _ underwear, takes off _ shirt, underwear, panties, knickers, bikini, bikinis, birthday suit, skinny dipping, private parts, private part, penis, vagina, willy, genital, genitals, breast, breasts, bare body, bare bottom, down there, between _ legs, body in detail, bodies in detail, her body, show _ body, shows _ body`,
  touch: `
    affectionate, ~undress each, kissing lessons, ~embrace, ~grind, each other, ~touch, touching, ~tickle,
    ~cuddle, ~stroke, ~caress, ~rub, rubbing, ~massage, ~kiss, kissing, kisses, ~lick, ~spank, ~hug, washes her,
    washes him, wash her, on _ lap, in his bed, into her bed, into his bed, in her bed, bed with him, bed with her,
    play doctor, plays doctor, playing doctor, hand on _ thigh, hand under, ~feel her, snuggle, snuggles,
    examine each other, all over`,
  hush: `
    under the blanket, under the covers, under the duvet, with the door locked, behind the locked door, behind the shed,
    not talk about it, not speak about it, forbidden, behind closed doors, when mum is out,
    when nobody is home, no one is home, alone together, while mum sleeps, our special, special friend,
    without anyone, between us, just between, our secret, our little secret, little secret, nice secret,
    special secret, secret touching, secret cuddle, secret cuddles, secret kiss, secret kisses, secret game,
    secret games, secret touch, touching game, special game, special cuddles, special cuddle,
    a secret, secret, secrets, secretly, never tell, never tells, promise never, not tell, not telling,
    tells no one, tell no one, nobody must know, nobody else must, nobody must, no one must know, nobody knows,
    no one knows, keep quiet, keeps quiet, kept quiet, stay quiet, stays quiet, without telling, must not know,
    not know about, hush, nobody may know, nobody has to know, in the dark, alone with`,
  silent: `
    must not tell, not tell, never tell, never tells, tell no one, tell nobody, nobody must know, no one must know,
    keep it secret, keep it a secret, nobody may know, our little secret, special secret, tells nobody,
    without telling`,
  romance: `
    online crush, her crush, forbidden love, share a love, older boyfriend, admirer, secret relationship,
    honeymoon, engaged to, hold hands in the dark, romantic, romantically, romance, love affair, ~affair,
    ~fall in love, falls in love, in love with, love between, ~kiss, kisses, kissing, ~date, dating,
    girlfriend of, ~marry, marries, married, bride, ~lover, love story, love letter, passion, passionate, flirt,
    flirts, flirting, flirty, make out, candlelight, candlelit, intimate, relationship with, soulmate,
    soulmates`,
  photo: `
    drool, drools, drooling, stare at, stares at, watches, watching, admires, dances for, ogle, ogles, poses,
    ~pose, ~model, peeps, peep, keyhole, watches through, watch through, ~photo, ~picture, ~pic, ~video,
    ~selfie, ~webcam, photographer, camera, ~snapshot`,
  lure: `
    sweets, ~lolly, lollies, candy, chocolate, ice cream, ~present, ~gift, ~puppy, puppies, ~kitten, ~game,
    his car, into _ car, in his van, his house, his place, to _ house, his home, goes with, go with, going with,
    gets in, get in, go away with, photos, pictures, alone, rides home, ride home, secret, meet up, meets up`,
} as const;

/** Self-harm, suicide and starving. */
export const SELF = {
  selfkill: `
    hanging tree, find peace in death, peace in death,
    voice tells _ to jump, voice tells _ to die, voice says jump, tells the child to jump,
    all of _ sleeping pills, takes all the pills, takes all of _ pills, jump little, roof is not high, a whole bottle of pills, pact of, pact to die, death pact,
    drinks the poison, drink the poison, ~take the poison, reasons to die, reasons for dying, reasons not to live, leave life, leaves life, leave the world, leaves the world, say goodbye to life, stop living, stops living, stop breathing, stops breathing forever,
    pills make, pills kill, tablets make, pills that kill,
    ~jump from the tower, jumping from the tower, ~jump from the window, ~jump out of the window,
    ~jump from the balcony, ~jump from the roof, ~jump off the roof, ~jump off the tower, ~jump off the balcony,
    ~jump off the building, ~jump from a bridge, jumping off a bridge, jumping off the bridge, joke about dead,
    jokes about dead, to give up and go, give up and go, okay to give up, ok to give up, give up on life,
    ~eat rat poison, rat poison, ~drink bleach, ~drink drain cleaner, ~drink antifreeze, ~drink weed killer, peacefully forever,
    be with _ dead, be with _ in heaven, join _ dead, join _ in heaven, go to _ in heaven, follow _ into death, follows _ into death,
    in the noose, off the cliff, off the skyscraper, the sweetest sleep, the long sleep, sleeps for ever, sleep for ever,
    cut her wrists, pulls the trigger on, finally rests, finally at rest, swallows all of, swallow all of, tired of living, painless ways,
    painless way, ways to die, way to die, eternal sleep, walk into the sea, walks into the sea,
    into the traffic, into traffic, turns on the gas, hang from the, drinks poison, drink poison, takes poison,
    ~take poison, join him in heaven, join her in heaven, final goodbye, no longer wants to live,
    rope and chair, rope around, hanging rope, decide to die, decides to die, die together, dies together,
    choose to die, chooses to die, chooses death, welcomes death, jump to _ death, jumps to _ death,
    leap to _ death, leaps to, on the rails, swallow all the, swallows all the, opens the gas, never come back,
    leave this world, leaves this world, leaving this world, end her pain forever, end his pain forever,
    suicide note, suiciding, unaliving, ~kill myself, ~kill oneself, ~kill themself, ~kill your self,
    ~hang myself, ~shoot yourself, ~drown himself, ~drown herself, ~drown yourself, ~poison himself,
    ~poison herself, ~poison yourself, ~end their life, ~end my life, ~end their own, ~end his own,
    ~end her own, ends it all, ending it all, ~take his own, ~take her own, ~take their own, ~take your own,
    taking _ own life, ~take your life, ~take her life, ~take his life, ~off himself, ~off yourself,
    ~jump off the bridge, ~jump off a bridge, ~jump from the bridge, ~jump off the roof to, ~jump off a cliff,
    ~jump in front, jumping in front, ~step in front, ~lie in front, never comes up, never come up,
    never wakes up, never wake up, sleep forever, sleeps forever, sleeping forever, falls asleep forever,
    wants to die, want to die, wanting to die, wish to die, wishes to die, be dead, how many pills,
    how many tablets, self murder, sewerslide, kys, ~die by suicide, committing suicide, goes to join her,
    go to join her, goes to join him, be with grandma again, ~slit _ wrist, slash _ wrists, slashes _ wrists,
    open _ veins, to fly away to heaven`,
  suicide: `
    suicide, suicides, suicidal, ~unalive, ~kill yourself, ~kill himself, ~kill herself, ~kill themselves,
    ~hang himself, ~hang herself, ~hang yourself, ~hang themselves, ~shoot himself, ~shoot herself, ~overdose,
    ~slit _ wrists, end it all, ~end his life, ~end her life, ~end your life, ~end their lives, ~noose`,
  selfhurt: `
    ~bleed herself, ~bleed himself, bleeds herself, bleeds himself,
    secret scars, scars club, her own skin, his own skin, own arm, own arms, own leg, own wrist, own wrists,
    cutting feels, cutting is, cutting helps, starts cutting, start cutting, started cutting, try cutting, tries cutting, about cutting, cutting yourself, cutting makes, cutting game, secret cutting, cutting club,
    the razor, her razor, cutting feels, blood calms, pain calms, pain makes, secretly cuts, cuts in secret, likes to cut, loves to cut, hide scars, hide _ scars, hide the scars, hide cuts, hide the cuts, hide _ bruises, when you cut, when she cuts, when he cuts, cuts to feel, cut to feel, hurt on purpose, in the face as punishment, blade on _ skin, blade across, self mutilation, self hurt, ~cut myself, ~cut oneself, cut her arm, cutting her wrists, cut _ wrist, cut where nobody, ~burn yourself, ~hurt herself, ~hurt himself, ~hurt yourself, ~hurt themselves, ~hurt myself, hurting oneself, ~harm herself, ~harm himself, ~harm yourself, ~harm themselves, ~harm myself, ~punch himself, ~punch herself, ~punch yourself, ~hit himself, ~hit herself, ~scratch _ arms, ~scratch herself, ~scratch himself, ~scratch yourself, razor, ~razor blade, razors, ~bang _ head, ~hit her head, ~hit his head, ~pinch herself, ~bite herself, ~bite himself, ~stab himself, ~stab herself, ~stab yourself, ~choke himself, ~choke herself, ~choke yourself`,
  selfnoun: `
    cutting,
    self harm, selfharm, self injury`,
  selfcut: `
    self harms, self harming, ~cut herself, ~cut himself, ~cut themselves, ~cut yourself, cuts _ arms,
    cut _ arms, cutting _ arms, cuts _ wrists, cut _ wrists, ~burn herself, ~burn himself, razor blade`,
  starve: `
    vomits to, vomit to, throws up to, throw up to, pukes to, purges to, starves to,
    so thin she, so thin he, so thin that, be so thin, so skinny that, thin she disappears, thinner and thinner,
    less she eats, less he eats, less you eat, chew and spit, hunger princess, hunger pangs, hungry is, hunger makes, never hungry,
    ana is my, my friend ana, friend ana, ana and mia, hundred calories, calories a day, calories, trick the scale, trick the scales, cheat the scale, cheat the scales, fool the scale, fool the scales, skipping dinner, skipping lunch, skipping breakfast, skip every,
    becomes thin and, is thin and, gets thin and, thin enough,
    ~puke after, puking is, ~puke up, puke on purpose, pukes on purpose, throwing up is, vomiting is, ice cubes, thigh gaps,
    ~eat cotton, cotton balls, hunger is, enjoy hunger, enjoys hunger, ignore hunger, ignoring hunger, without food, longest without food, empty stomach, eats air, eat air, one meal a week, eats less,
    skip _ meals, refuse to eat, refuses to eat, refusing to eat, not eating for, she starves, nothing but,
    only lettuce, not eat anything, one apple a day, on an empty stomach, hides _ lunch, throws her lunch,
    throws _ lunch away, crash diet, ~diet, ~starve, starving, starvation, anorexia, anorexic, bulimia, bulimic,
    pro ana, proana, pro mia, thinspo, thinspiration, ~stop eating, ~skip meals, ~skip dinner, ~skip lunch,
    ~skip breakfast, skipping meals, skips every meal, ~eat nothing, ~eat only ice, eats only ice, eat only ice,
    ~throw up after, ~vomit after, ~purge, purging, ~laxative, laxatives, weighs herself, weighs himself,
    weigh herself, weigh yourself, weighing herself, not eat, never eat, never eats, not eating, without eating,
    no food, eating nothing, stick _ finger down, finger down, ~count calories, counts calories,
    counting calories, refuses food, refuse food, refusing food, ~eat less, hides her food, hides food,
    hide _ food, living on water, only water, 500 calories, 300 calories, diet pills, ~make herself sick,
    ~make yourself sick`,
  proana: `
    skinny being, thin being, being skinny is,
    only skinny, only thin, only slim, fat kids are not, fat kids cannot, fat girls cannot, fat girls are not, be thin or,
    pro ana, proana, pro mia, thinspo, thinspiration, ana is my, friend ana, ana and mia`,
  thin: `
    beauty, scales, weighs, weight, the lightest, nobody, no one, a model, thinnest, skinniest, fits in, fits into,
    fit into, tutu, fattest, too fat, lose kilos, size 6, flat tummy, flat stomach, be loved, thin, thinner,
    skinny, slim, slimmer, slender, pretty, prettier, beautiful, gorgeous, perfect, model, ballerina,
    ballerinas, bikini, fat, chubby, fatty, lose weight, losing weight, lifestyle, strong, discipline,
    size zero, thigh gap, light as`,
  worthless: `
    old and useless, useless to the family, only a burden, just a burden, too old and,
    child was a mistake, happier after he, happier after she, happier when she is gone, happier when he is gone, happy that she is gone, happy that he is gone, nobody needs you, no one needs you, you were a mistake, wish you were never, wishes he had never had, wishes she had never had, you should not have been born, the world is better,
    better without, better off without, miss him if, miss her if, miss you if, miss them if, would miss him,
    would miss her, would miss you, nobody would miss, no one would miss, not deserve to live, should be dead,
    should never have been born, should not exist, should disappear, should die, deserves to die,
    better off dead, worth nothing, not worth living, pointless to live, would be happier without,
    should not be alive, wants him dead, useless to live, dying is _ best, dying is, death is`,
} as const;
