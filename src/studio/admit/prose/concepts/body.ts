/** Sex, nudity, closeness and growing up. */
export const BODY = {
  lewd: `
    porn, porno, pornos, pornography, pornographic, erotic, erotica, hentai, nsfw, ~blowjob, blow job, ~orgasm,
    masturbate, masturbates, masturbating, masturbation, striptease, strip poker, strip club, stripper, bdsm,
    foreplay, horny, sexy, slutty, slut, sluts, milf, dildo, threesome, orgy, ~seduce, lap dance, ~grope,
    ~fondle, had sex, having sex, have sex, making love, made love, big breasts, huge breasts, naked girls,
    naked girl, naked boy, naked boys, nudes, incest`,
  rape: `
    ~rape, raping, rapes, ~molest, molesting, sexually abuse, sexually assaulted, sexually abused,
    child grooming, online grooming`,
  nude: `
    ~boob, sexting, ~shower, showering, showers, in the bath, in her bath, peeps, keyhole, other bodies, each other bodies, each others bodies, naked, nude, nudity, nudist, ~undress, undresses, undressed, topless, ~strip, stripping, bare skin, without clothes, without _ clothes, without clothing, without underwear, no clothes, clothes off, ~take off _ clothes, takes off her dress, takes off his pants, takes off _ dress, take off _ dress, take off _ pants, takes off _ underwear, take off _ underwear, takes off _ shirt, underwear, panties, knickers, bikini, bikinis, birthday suit, skinny dipping, private parts, private part, penis, vagina, willy, genital, genitals, breast, breasts, bare body, bare bottom, down there, between _ legs, body in detail, bodies in detail, her body, show _ body, shows _ body`,
  touch: `
    affectionate, ~undress each, kissing lessons, ~embrace, ~grind, each other, ~touch, touching, ~tickle,
    ~cuddle, ~stroke, ~caress, ~rub, rubbing, ~massage, ~kiss, kissing, kisses, ~lick, ~spank, ~hug, washes her,
    washes him, wash her, on _ lap, in his bed, into her bed, into his bed, in her bed, bed with him, bed with her,
    play doctor, plays doctor, playing doctor, hand on _ thigh, hand under, ~feel her, snuggle, snuggles,
    examine each other, all over`,
} as const;

/** Self-harm, suicide and starving. */
export const SELF = {
  suicide: `
    suicide, suicides, suicidal, ~unalive, ~kill yourself, ~kill himself, ~kill herself, ~kill themselves,
    ~hang himself, ~hang herself, ~hang yourself, ~hang themselves, ~shoot himself, ~shoot herself, ~overdose,
    ~slit _ wrists, end it all, ~end his life, ~end her life, ~end your life, ~end their lives, ~noose`,
  selfcut: `
    self harms, self harming, ~cut herself, ~cut himself, ~cut themselves, ~cut yourself, cuts _ arms,
    cut _ arms, cutting _ arms, cuts _ wrists, cut _ wrists, ~burn herself, ~burn himself, razor blade`,
  worthless: `
    old and useless, useless to the family, only a burden, just a burden, too old and,
    child was a mistake, happier after he, happier after she, happier when she is gone, happier when he is gone, happy that she is gone, happy that he is gone, nobody needs you, no one needs you, you were a mistake, wish you were never, wishes he had never had, wishes she had never had, you should not have been born, the world is better,
    better without, better off without, miss him if, miss her if, miss you if, miss them if, would miss him,
    would miss her, would miss you, nobody would miss, no one would miss, not deserve to live, should be dead,
    should never have been born, should not exist, should disappear, should die, deserves to die,
    better off dead, worth nothing, not worth living, pointless to live, would be happier without,
    should not be alive, wants him dead, useless to live, dying is _ best, dying is, death is`,
} as const;
