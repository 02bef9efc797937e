/** Frames that show that a hard topic is meant to protect, to comfort or to explain. */
const ACTS =
  'killed murdered stabbed shot abused molested raped touched groomed beat hit hurt attacked kicked punched bit strangled choked poisoned drowned bullied threatened robbed stole drank smoked showed called slapped smacked grabbed pushed filmed recorded photographed posted sent undressed pulled locked followed forced spat'.split(
    ' ',
  );
const WHOM = 'at to on up her him his my our their us me them a the someone somebody'.split(' ');
/** The past tense marks a report of what happened; plots are described in the present. */
const DONE = ACTS.flatMap((action) => WHOM.map((whom) => `${action} ${whom}`)).join(',');

export const FRAMES = {
  done: DONE,
  loss: `
    ~die, died, dies, dying, dead, death, deaths, ~funeral, ~grieve, grief, grieving, mourning, mourn, ~miss,
    passed away, ~lose, lost, in heaven, burial, cremation, took his own, took her own, took their own,
    killed himself, killed herself, hanged himself, hanged herself, shot himself, shot herself, drowned,
    ~memorial, remember, remembering, survivor, survivors, survived, stillbirth, miscarriage, terminally,
    palliative`,
  worry: `
    has autism, with autism, has adhd,
    finds out that, finds out his, finds out her, finds out about, finds out why, finds out the, i want to be dead, i want to die, because everyone hates, because nobody likes, i wish i was, discovers that, wants the kids to, my ex wants, dad wants her, mum wants her, dad wants him, mum wants him, why do some people, why do people, wants to be normal, to fit in, obsessed with, obsessed, addicted to, found out, told his teacher, told her teacher, what happens when, why did, why do people, how come, never got to, noticing, noticed, struggling with, confused, confusing, he says, she says, my son says, my daughter says, dad says, mum says, whom people call, people call, was shared, shared in class, wants to kill his little, told the teacher, torn, disloyal, ~worry, scared, scares him, scares her, scares my, scares me, afraid, ~frighten, frightened, frightens, fear, fears, fearful, anxious, anxiety, nervous, terrified, ~nightmare, panic, trauma, traumatised, stressed, concerned, overwhelmed, distressed, feels guilty, depression, can't sleep, not sleep, ask why, ask if, ask what, ask about, ask me, ask us, ask how, asks, asking, asked, wonders, wondering, questions, says she, says he, said he, said she, says his, says that, says "i, talks about, talked about, thinks, think it, wrote, overheard, heard, hearing, we found, i found, wishes he, wishes she, he wants to die, she wants to die, thoughts, struggles, struggling, ptsd, flashbacks, ocd, tics, intrusive, feels like, feels nobody, feels that, feels ugly`,
  feeling: `
    shy, heartbroken, broken, homesick, insecure, self esteem, upset, upsets, sad, crying, ~cry, cries, shocked,
    lonely, angry, anger, temper, scary, feels, feeling, big feelings, guilty, depressed, shame, grumpy,
    frustrated, frustration, jealous, jealousy, hates himself, hates herself, embarrassed, ashamed, confused,
    confusing`,
  comfort: `
    talking to kids, talking to my, talking to children, talking with kids, talking with children,
    talking about, explained gently, explained kindly, help to talk, needs to talk, to talk about, help _ understand, to understand, understand why, understand what, understand that it, can understand, how can we help, gentle, gently, kindly, age appropriate, comfort, comforts, comforting, cope, copes, coping, understands, understanding, talk about, talk to, explain, explaining, words for, what to say, how do i, heal, heals, healing, recover, recovers, recovery, rehab, therapy, therapist, counsellor, counselor, psychologist, support, supporting, help, helped, helps him, helps her, helps them, helps my, helps our, helps kids, helps children, helping him, helping her, helping my, we need help, gets help, asking for help, reassure, reassuring, hope, it's not your fault, not his fault, not her fault, not your fault, not my fault, prevention, awareness, prepare her, prepare him, honest, honestly, dealing with, deal with, remembering`,
  safety: `
    nobody should take, no one should take, why nobody should, why no one should,
    nobody should touch, nobody should hurt, nobody should hit, no one should touch, no one should hurt, no one should hit, nobody should see, no one should see,
    in case of, not okay to, not ok to, never ok to, never okay to, never hurt, do not hurt, do not hit, if someone touches, if anyone touches, if somebody touches, when someone touches, if someone asks, if somebody asks, if a stranger, when a stranger, safety plan, fire drill, unsafe, never touch them, nobody may, no one may, nobody can touch, no one can touch, may not touch, must not touch, not let anyone touch, keep safe, staying safe, keep herself safe, keep himself safe, stay safe, be careful, allowed to say no, is allowed to say, own body, boss of my body, boss of her body, boss of his body, runs and tells, shout no, shouts no, guard dog, lifeguard, safe, safely, safety, protect herself, protect himself, protect my, protect her, protect kids, protect children, protecting, protection, protective, careful, dangerous, danger, dangers, warn, warns, warning signs, aware, alert, stay away from, keep away from, avoid, avoiding, prevent, preventing, boundaries, consent, privacy, private, say no, says no, saying no, said no, no means no, not touch, not allowed to touch, nobody is allowed, no one is allowed, body belongs, my body, body safety, good touch, bad touch, unsafe touch, unsafe secrets, tricky people, not ok, isn't ok, is not okay, never go with, not go with, what to do, what should, what if, trusted adult, trusts, grown up he trusts, grown up she trusts, sex education, sex ed, stranger danger, emergency, drill, drills, lockdown, bad for you, bad for your, bad for health, not candy, never touch, rules about, responsible, risks, risk, harm of, harms, against bullying, stand up to, stands up to, standing up`,
  disclosure: `
    tell an adult, tell a grown, tell a trusted, tell a teacher, tell a parent, tell somebody, tell someone,
    tells an adult, tells a grown, tells a trusted, tells a teacher, tells somebody, tells someone, tells mum, tells her mum, tells his mum, tell mum, tell the teacher, told mum,
    told her mum, told us, told me, told a, told an, told the, told her teacher, telling a grown, telling a teacher, telling an adult,
    telling somebody, telling someone, telling even, telling mum, speak up, speaks up, speaking up, disclosure,
    disclosed, disclose, report it, reported it, asked her to keep, asked him to keep, asks her to keep,
    told her to keep, told him to keep, called the police, ask for help, asks for help, call triple zero,
    own up, owns up, owning up, confess, confesses, to court, is going to court`,
  wrong: `
    hurtful, why that is hurtful,
    compassion, teach kindness, teach him kindness, teach her kindness, teach empathy, learns to stop,
    learn to stop, wants to stop, be kinder, why we do not, why you should not, why we should not,
    making amends, make amends, gives it back, give it back, gives back, giving back, owned up, be honest,
    honesty, tell the truth, tells the truth, conscience, regretful, remorse, regretted, calm down, calms down,
    calming, without fighting, use words, uses words, is wrong, was wrong, wrong to, not right, isn't right,
    instead of hitting, without hitting, without hurting, stop hitting, stop hurting, stop biting, apologise,
    apologises, apologize, apologizes, say sorry, says sorry, sorry, regret, regrets, learns not, learn not,
    about stealing, about lying, about cheating, about bullying, about hitting, learning not, empathy,
    be gentle, consequences, feels bad, feels terrible, by accident, accidentally, accident, forgive, forgives,
    make up, makes up, kindness, being kind, kinder, respecting, why stealing, why lying, not cool, not fun,
    isn't cool, not evil, is not evil`,
  victim: `
    is called the, was called the, gets called, got called, called the n,
    dare him, dares him, dared him, dare her, dares her, dared her, dared my, offer him, offer her, want him to, want her to join,
    call me, calls me, called me, call us, called us, calls us,
    wants to see her, wants to see him, asks to see, asked to see, was bombed, were bombed, not play with her, not play with him, not play with my, not play with us, not invite her, not invite him, not sit with her, not sit with him, is told, was told, are told, is stared at, is mocked, was mocked, is hurt by, are hurt by, laughed at her, laughed at him, laughed at my, got called, got hit, got teased, got bullied, was called, were called, stares at her, boys stare, is called a, is called an, is called names, get called, gets called, gets laughed, is laughed at, are laughed at, was laughed, make fun of his, make fun of her, makes fun of his, makes fun of her, gets teased, is teased, is excluded, was excluded, told him go, told her that, told him that, they said, they say, kids told, someone said, comments about, racist comments, pushed him, pushed her, spat at, was spat, stole his, stole her, wants me to, pressured, pressures, forced to, was forced, lost his father, lost her father, was hit, gets hit, was touched, was raped, was molested, was abused, was beaten, is beaten, got hurt, was hurt, was shot, was stabbed, was killed, were killed, killed by, was murdered, were murdered, being bullied, is bullied, was bullied, bullied, bullies him, bullies her, ~tease, teased, teasing, called him, called her, calls her, calls him, call him, call her, called them, called names, name calling, shouted, yelled, hits him, hits her, hit mummy, hit mum, hits mum, hit him, hit her, hit us, hits us, hit me, choked me, choke me, threaten mum, threatened, threaten, hurt him, hurt her, kids say, kid says, says her, a kid says, kids laugh, kids stare, laugh at her, laugh at him, excluded, left out, being left, because she is, because he is, racism, racist, antisemitism, homophobic, homophobia, slurs, discrimination, prejudice, stereotypes, nasty, mean things, mean messages, cyberbullied, followed her, followed him, offered her, offered him, offered, asked for, peer pressure, pressure, friends do it, wants her to join, older kids, told her to, told him to, a boy in class, showed her, showed him, pulled off, escaped, escape from, fled, flee, refuge, refugee camp`,
  happened: `
    earthquake, tsunami, hurricane, tornado, avalanche, landslide, wildfire, bushfire, plane crash, train crash, car crash, accident, pandemic, covid, natural disaster, made a hate,
    complained, complains, caught him, caught her,
    found online, found by,
    after the accident, after the war, after the fire, after the attack, after the crash, after the shooting, after the death, after the divorce, after the funeral, after the storm, after the flood, after the earthquake, after the operation, after an accident, after a crash, after a fire, after a fight, found him, found her, found them, was found, were found, found in, found on, found dead, found a, found my, found his,
    surgeon, surgery, operation, transplant, there was a shooting, there was a stabbing, there was an attack, there was a bomb, there was a murder, there was an accident, mass grave, had to, was punished, got punished, got suspended, was suspended, from lego, lego, ~saw, saw, seen, see on, witnessed, witness, watched, happened, on the news, in the news, the news, on tv, on telly, heard about, yesterday, last week, last month, last year, on sunday, was arrested, got arrested, arrested, in prison, in jail, to jail, to prison, taken away, is in hospital, in hospital, tried to, attempted, addict, addicted, addiction, alcoholic, drinks too, drank himself, drinking problem, overdose, diagnosed, diagnosis, the war, recovering`,
  belong: `
    being kind, be kind, welcome, welcomes, inclusion, including, include, included, friends with,
    become friends, making friends with, being different, equal, equality, everyone belongs,
    celebrate difference, just like, as well as, both, can be, can do, can play, proud of being, proud to be`,
  history: `
    resistance, great grandfather, great grandmother, great grandpa, great grandma,
    stolen generation, slavery, martin luther, rosa parks, holocaust, anne frank, auschwitz, concentration camp,
    hiroshima, history, historical, nelson mandela, civil rights, apartheid, harriet tubman, pompeii, titanic, joan of arc, witch trials, salem,
    museum, memorial, 9 11, nagasaki, underground railroad, kindertransport`,
  narrated: `
    talk, talking, explained, note, tell a, tells a, tell an, telling a, telling an, tell us, tell me, telling us, helps, helping,
    heaven, after the, after a, found, warning, nobody should, no one should, asks, asked, asking, find out, finds out,
    is gone, took him, took her, took his, brought him, tried to, found him, found her, called him, called her`,
  growing: `
    my trans, trans child, trans kid, are growing, is growing, growing and, sexual abuse, child abuse, sexual assault, sexual education, sexual health, where babies, babies come from, doctor checks, doctor check, doctor looks, baby feeding, nursing, feeding the baby, feeding a baby, feeds the baby, breastfed, breastfeeds, breastfeed, with mum in the room, bath time, babies are made, babies made, making babies, puberty, period, periods, growing up, wet dreams, bra for, breasts are growing, body changes, changing body, ivf, donor, surrogate, pregnant, pregnancy, birth, breastfeeding, toilet, potty, bath, bathing, swimming lessons, pyjamas, circumcision, doctor needs, medical, checkup, right names, correct names, body parts, intersex, gender`,
} as const;
