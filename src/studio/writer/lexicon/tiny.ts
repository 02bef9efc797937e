import { lines, words } from './lists.ts';

/** Words of one sound, or nearly, for board books. */
export const TINY = {
  tiny_look:
    words(`big, fat, wet, old, small, shy, soft, round, pink, brown, grey, black, white, red, blue, green, warm, slow, quick, loud, sleepy, muddy, spotty,
    stripy, fluffy, curly, sticky, tall, thin, long, wild, kind, proud, rosy, bony, bumpy, dusty, sandy, silly, jolly, tiny, chubby, bouncy, noisy, hungry`),
  tiny_beast:
    words(`cat, hen, pig, cow, duck, frog, goat, lamb, bee, bug, crab, fish, owl, fox, mouse, bear, seal, crow, snail, moth, ant, worm, sheep, pup, horse,
    toad, swan, gull, bat, rat, mole, calf, kid, chick, wren, finch, newt, deer, foal, goose, emu, wombat, possum, koala, quokka, parrot, turtle, rabbit, beetle, pony`),
  tiny_spot: lines(`
    [on|by|under] a [log|rock|leaf|step|hill|mat|rug|chair|gate|wall|rope|box]
    [in|beside] a [box|cup|tree|boot|nest|pot|tub|hat|bed|hole|bush|shoe|cart|tent|bag]
    up a [tree|pole|wall|hill|post]
    [in|with] a [red|blue|green|big|wet|silk|paper|new] [hat|coat|sock|boot|cap|scarf|bib|mitt|vest]
    with a [bun|plum|fig|pie|ball|drum|kite|bell|spoon|mop|rope|bag|pear|cake|horn|flag|cup|fan|net]
  `),
  tiny_food: words(
    `bun, plum, fig, pie, pear, cake, peach, bean, pea, nut, date, corn cob, jam bun, egg, crust, oat cake, plum bun, apple, lemon, melon, muffin, crumpet`,
  ),
  tiny_thing:
    words(`cup, hat, boot, box, drum, bell, kite, ball, spoon, mop, sock, pot, pan, jug, book, boat, cart, key, comb, rug, mug, fan, flag, horn, pail, rope,
    net, shell, stone, leaf, ring, coat, bag, brush, top, sled, tub, lamp, clock, peg`),
  tiny_tint: words(
    'red, blue, green, pink, gold, brown, white, grey, black, yellow, purple, silver, orange, spotty, stripy',
  ),
  tiny_step: lines(`
    [Hop|Skip|Step|Stamp|Tip|Bump|Pat|Plod|Trot|Clap], [hop|skip|step|stamp|tap|bump|pat|plod|trot|clap]
    [Hop|Trot|Tap|Plod|Run|Jump], [skip|trip|tip|pad|puff|bump] and [jump|run|stop|spin|clap]
    [One|Two|Three] [hops|steps|skips|jumps], [one|two|three] [hops|steps|skips|jumps] more
    [Pit|Clip|Flip|Slip|Tick|Ding], [pat|clop|flop|slop|tock|dong], [pit|clip|flip|slip|tick|ding], [pat|clop|flop|slop|tock|dong]
    [Round|Up|Down|In|Out] and [round|up|down|in|out] and [round|up|down|over]
  `),
  tiny_hey: words('Oh, Look, Hush, See, Ooh, My my, Psst, Hey, Shh, Ho, Well, Peep-o, Goodness'),
  tiny_guest: lines(`
    a {tiny_look} {tiny_beast} {tiny_spot}
    a {tiny_look}, {tiny_look} {tiny_beast}
    a {tiny_look} {tiny_beast} and a {tiny_look} {tiny_beast}
    a {tiny_beast} {tiny_spot}
    [two|three|four|five|six] {tiny_look} {tiny_beasts}
  `),
} as const;
