import type { Random } from '../random.ts';

const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/);

/** Companions: names that few children have. */
export const PAL_NAMES =
  list(`Bramble, Pockets, Tumble, Nimbus, Figgy, Marrow, Twig, Scrap, Thistle, Dapple, Mungo, Pickle, Sprocket, Tuppence,
  Wobble, Crumpet, Fennel, Hobnob, Jellybean, Moth, Nettle, Oddment, Pippin, Quill, Rumple, Snippet, Truffle, Umber, Velvet, Whisk, Yonder, Zigzag,
  Acorn, Barley, Cobble, Dumpling, Echo, Flint, Gumnut, Humbug, Inkling, Juniper, Kettle, Lark, Mustard, Noodle, Otis-Pop, Parsnip, Quince, Ruffle,
  Saffron, Teasel, Turnip, Wattle, Banksia, Sorrel, Tamarind, Bobbin, Clover, Doodle, Almond, Anchovy, Apricot, Argyle, Aspen, Badge, Bagel, Bamboo,
  Bandage, Banjo, Basil, Bauble, Beanpole, Biscuit, Blanket, Bluster, Bonnet, Borage, Bracken, Brioche, Bubbles, Buckle, Bumble, Bungle, Bunting, Burdock,
  Butterbean, Calico, Candle, Caper, Caramel, Cardamom, Caraway, Catkin, Cello, Chestnut, Chutney, Cinnamon, Clamber, Clapper, Cockle, Coconut, Coriander,
  Corduroy, Cosmo, Crackers, Cricket, Crinkle, Crouton, Cuckoo, Custard, Dandy, Dawdle, Denim, Dibble, Dimple,  Dollop, Domino, Drizzle, Drumlin,
  Eggcup, Elbow, Elderberry, Ember, Fandango, Feather, Fiddle, Fidget, Filbert, Flannel, Flapjack, Flotsam, Flute,  Freckle, Fringe, Fritter, Fudge,
  Galosh, Garnet, Gherkin, Ginger, Gizmo, Gooseberry, Gravy, Gusto, Haddock, Hammock, Hazelnut, Heather, Hiccup, Hinge, Hobbler, Hopscotch, Huckle, Indigo,
  Jamboree, Jigsaw, Jingle, Jumble, Kazoo, Kipper, Knapsack, Kumquat, Lamington, Lanky, Larder, Lavender, Lemonade, Linseed, Liquorice, Lollop, Lupin,
  Macaroon, Magpie, Mandolin, Mango, Marble, Marigold, Marmalade, Marzipan, Medley, Merino, Mimosa, Mittens, Mosaic, Muddle, Muffin, Mulberry, Mushroom,
  Napkin, Nectar, Nibbles, Nougat, Nutmeg, Oatcake, Okra, Olive, Onion, Oregano, Osprey, Paprika, Parcel, Pastry, Patch, Paddock, Pebbledash, Pepper, Pesto,
  Piccolo, Pinwheel, Plaster, Plimsoll, Polka, Popcorn, Porridge, Pretzel, Pumpkin, Puzzle, Quaver, Quibble, Quilt, Radish, Raffle, Ragtime, Rhubarb, Ribbon,
  Riddle, Ripple, Rosehip, Rusk, Rustle, Sago, Sardine, Scallop, Scamper, Scribble, Seaweed, Semolina, Shamble, Shuffle, Skittle, Snaffle, Soda, Spangle,
  Spindle, Splodge, Sprout, Squiggle, Stubble, Sultana, Sycamore, Tadpole, Tango, Tassel, Teacake, Tinder, Toffee, Toggle, Treacle, Trinket, Trombone, Tulip,
  Tweed, Twiddle, Ukulele, Umbrella, Vinegar, Waffle, Waltz, Whimsy, Whistle, Wicker,  Willow, Yarrow, Yodel, Zephyr, Zither`);

/** Little ones. */
export const SMALL_NAMES =
  list(`Dot, Speck, Mote, Bit, Smidgen, Button, Peep, Crumb, Titch, Thimble, Minim, Pea, Midge, Tot, Pocket, Lentil, Sprig,
  Nub, Tiddler, Bubble, Wisp, Tansy, Plum, Squeak, Morsel, Inch, Sesame, Fleck, Tick, Poppyseed, Flea, Pebble, Ditto, Comma, Pinch, Blip, Apostrophe, Atom,
  Barnacle, Bead, Berry, Bib, Blink, Bobble, Bootlace, Bud, Bug,   Cashew, Chip, Chirp, Cog, Comet, Corky, Couscous,  Cumin, Currant,
  Dabble, Dash, Dew, Dibs, Dink, Dram, Drop,  Eyelet, Farthing, Fig, Fluff, Footnote, Freckles, Gnat, Grain, Gram, Grape, Grit, Ha’penny, Hem,    Iota, Jig, Jot, Kernel,  Kiwi, Lash,  Limpet, Lint, Macaroni,  Matchstick, Millet, Minnow, Mite, Mizzle, Mouthful, Mustardseed, Needle, Nibble,
  Niblet, Nip,  Nutshell, Oat,  Ounce,   Peanut, Penny, Pip, Pistachio, Pixel, Plink, Plop, Poco, Popkin, Postscript, Quark, Quarter,
   Raisin, Ricepaper, Rivet,  Scrapling,  Seedling, Semicolon, Shaving, Shrimp, Skerrick, Sliver, Smudge, Snap, Snip,  Spark,
  Speckle, Spike, Splinter, Spool, Spot, Sprat, Sprinkle, Squib, Staple, Stitch,  Tab, Tack, Teaspoon, Thread, Tibbet, Tidbit, Ting, Tinsel, Tittle, Toothpick,
  Trifle,  Tuft, Twinkle, Two-Bits,  Wedge, Whisper, Whit, Widget,  Zip`);

/** What the old ones are called after their title. */
const ELDER_SURNAMES =
  list(`Abernethy, Ambrose, Arrowroot, Bandicoot, Barleycorn, Bartleby, Beechwater, Bellwether, Bindle, Birdwhistle, Bluegum, Bobbinet, Borogrove, Brackenridge,
  Bumbleby, Butterworth, Candlewick, Cartwheel, Chanticleer, Clutterbuck, Coolabah, Copperkettle, Cornflower, Cuttlebone, Dandelion, Dewberry, Dillydown, Drumgold,
  Elderflower, Everley, Featherstone, Fernandina, Fiddlewood, Flannelflower, Foxglove, Frostbite, Gadabout, Galloway, Gooseneck, Gossamer, Greenlace, Hagstone, Harbottle,
  Hawthorn, Hollowell, Honeyeater, Hornbeam, Huckaback, Icelander, Inglenook, Ironbark, Jackanapes, Jellicoe, Juniper, Kettlewell, Kindling, Kurrawong, Larkspur,
  Lillypilly, Longwhistle, Lumberjacket, Mallee, Marchbank, Meadowsweet, Merriwether, Mistletoe, Moonpenny, Mossop, Nettlebed, Nightingale, Oakapple, Oldcastle,
  Pennyroyal, Periwinkle, Pepperberry, Pobblebonk, Primrose, Quillfeather, Quondong, Ragwort, Ravensworth, Rosella, Rumbelow, Saltbush, Sandalwood, Silversides,
  Snapdragon, Snowdrop, Sparrowhawk, Stringybark, Summerhay, Tanglefoot, Tattersall, Thimbleby, Thistlewick, Toadflax, Tumbledown, Umberson, Velveteen, Wagtail,
  Waratah, Weatherby, Whistlecraft, Wigglesworth, Willoughby, Winterbottom, Woodruff, Yellowhammer, Yesterday, Zebedee`);

/** A name for somebody old who has the title of another: "Captain" of "Captain Fern", and a new surname. */
export function elderName(known: string, random: Random): string {
  const [title = '', ...rest] = known.split(' ');
  return title === 'Number' || rest.length === 0 ? known : `${title} ${random.pick(ELDER_SURNAMES)}`;
}

export const STREETS =
  list(`Banksia Street, Wattle Grove, Station Road, Ferry Lane, Jacaranda Avenue, Mill Street, Lilly Pilly Court, Railway Parade,
  Orchard Road, Kurrajong Street, Bell Lane, Tramway Street, Bottlebrush Close, Fig Tree Road, Magpie Crescent, Post Office Lane, Wharf Street,
  Grevillea Drive, Cricket Street, Boronia Road, School Lane, Lemon Street, Tank Street, Possum Close, Currawong Avenue, Quarry Road, Myrtle Place, Beach Road,
  Pepper Street, Windmill Lane, Silky Oak Avenue, Dairy Road, Kingfisher Court, Chapel Street, Ironbark Road, Bridge Street, Honeysuckle Lane, Ridge Street`);

export const ADULTS = list(
  'Mum, Mum, Dad, Dad, Nana, Grandad, Aunty Jo, Uncle Ravi, Gran, Pop, Nan, Pa, Grandma, Grandpa, Granny, Aunty Bea, Aunty Lin, Uncle Sef, Uncle Joe, Papa, Mama, Oma, Opa, Nonna, Aunty Mele',
);

/** Rules that are easy to promise. */
export const RULES = [
  'What you carry for others, you must never carry in a temper or a hurry.',
  'Whatever else you drop, do not drop your friends.',
  'Go as slowly as the slowest of you, and do not go {inD}.',
  'Keep {T} dry, keep it level, and keep nothing back.',
  'When the road divides, do not you divide with it.',
  'Never do {inC} what you would not do at home.',
] as const;
