import { words } from './lists.ts';

/** Concrete nouns and what things look like. Singular without an article unless the name says otherwise. */
export const THINGS = {
  thing:
    words(`teapot, ladder, umbrella, bucket, lantern, trumpet, suitcase, biscuit tin, birdcage, wheelbarrow, broom, pillow, saucepan, clock,
    telescope, kite, fishing rod, shoebox, candlestick, doorknob, rocking chair, tambourine, watering can, rolling pin, garden hose, picture frame,
    magnifying glass, hat stand, bath plug, letterbox, snow globe, music box, garden gate, tea cosy, trophy, ruler, feather duster, padlock,
    jam jar, drum, oar, mop, deckchair, wardrobe, bathtub, sieve, whisk, abacus, globe, hammock, cushion, thermos, lunchbox, accordion, kennel,
    flowerpot, egg cup, toast rack, cowbell, toolbox, tent peg, hairbrush, stepladder, spinning top, tennis racket, cricket bat, paintbrush,
    coat hanger, shower cap, egg timer, pepper pot, gravy boat, doormat, plunger, sledge, scooter, compass, bugle, satchel, footstool, weathervane`),
  things:
    words(`teacups, buttons, umbrellas, spoons, odd socks, marbles, saucers, keys, jam jars, feathers, pebbles, stamps, acorns, thimbles, corks,
    pegs, shells, coins, ribbons, pencils, candles, walnuts, dominoes, paperclips, postcards, bottle tops, mittens, lemons, plums, seeds, beads,
    tickets, bus tickets, clothes pegs, doorknobs, toothbrushes, shoelaces, bells, nails, tadpoles, puddles, pancakes, crayons, dice, hairpins,
    matchboxes, bricks, eggs, biscuits, radishes, peas, stars, freckles, gumnuts, pine cones, snails, daisies, hats, wigs, ladders, teabags`),
  worn: words(`dented, cracked, polished, rusty, borrowed, striped, spotted, crooked, patched, wobbly, enormous, tiny, secondhand, brand-new,
    lopsided, squeaky, painted, tin, wooden, velvet, paper, glass, brass, copper, knitted, chipped, upside-down, half-finished, half-empty,
    very old, slightly burnt, sticky, dusty, frilly, folding, home-made, left-over, moth-eaten, well-loved, checked, tartan, leaky, hollow, gilded,
    three-legged, pocket-sized, bent, shiny, faded, plaited, quilted, lost, foreign, out-of-date, wind-up, egg-shaped, hand-me-down`),
  colour:
    words(`red, yellow, blue, green, purple, orange, pink, silver, golden, brown, grey, white, mustard, plum-coloured, sky-blue, sea-green,
    lemon-yellow, cherry-red, chocolate-brown, lilac, scarlet, butter-yellow, peppermint-green, rust-red, navy-blue, apricot, turquoise, cream`),
  garment:
    words(`hat, scarf, raincoat, waistcoat, bow tie, dressing gown, bonnet, apron, cardigan, jumper, cape, beret,
    sock, mitten, top hat, swimming cap, kilt, nightcap, shawl, petticoat, sunhat, necktie, tutu, poncho, cloak`),
  vessel:
    words(`bathtub, bucket, teacup, wheelbarrow, hatbox, flowerpot, biscuit tin, pram, drawer, barrel, basket, boot, saucepan, washing basket,
    cradle, suitcase, laundry trolley, pudding basin, cupboard, rowing boat, letterbox, hammock, matchbox, sock drawer, fish tank, teapot, piano`),
  vehicle:
    words(`bicycle, tram, milk cart, roller skate, wheelbarrow, unicycle, sledge, rowing boat, pram, hot-air balloon, ice-cream van, fire engine,
    scooter, tractor, canoe, ferry, shopping trolley, raft, hay wagon, pogo stick, tandem, sailing boat, steamroller, lawnmower, skateboard`),
  dish: words(`porridge, pea soup, custard, plum cake, toast, rhubarb pie, pancakes, dumplings, jelly, noodle soup, damper, lamingtons, rice pudding,
    marmalade, gingerbread, pickled onions, cheese on toast, apple crumble, crumpets, lemon tart, scones, pumpkin soup, fairy bread, roast potatoes,
    blackberry jam, sardines, trifle, cinnamon buns, cold sausages, semolina, mango, macaroni, spring rolls, banana bread, honey cake, popcorn`),
  plant:
    words(`dandelion, thistle, nettle, fern, daisy, bramble, hollyhock, foxglove, wattle, bottlebrush, sunflower, clover, gum tree, willow, oak,
    pear tree, rosebush, cabbage, pumpkin vine, bean pole, reed, lavender bush, fig tree, holly bush, pine, tulip, cactus, toadstool`),
  stuff:
    words(`string, fluff, toffee, sawdust, moonlight, wool, chalk, gravel, feathers, steam, paper, soap, butter, straw, tinfoil, velvet, cobweb,
    ginger beer, icing, flour, mud, honey, glue, sand, rubber, cardboard, mustard, tar, wax, jelly, thistledown, brass, clay, sherbet, snow`),
  fixture:
    words(`gatepost, lamp post, letterbox, park bench, garden wall, well, milestone, signpost, hitching post, bus stop, water tank, stile,
    tree stump, fence, stepping stone, footbridge, porch, doorstep, window ledge, chimney pot, haystack, bandstand, drinking trough, woodpile, jetty`),
} as const;
