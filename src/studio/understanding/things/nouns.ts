export const COLOURS =
  'red|blue|green|yellow|orange|purple|pink|black|white|brown|grey|gray|gold|golden|silver|turquoise|rainbow|striped|spotty';

const COUNT =
  'paper plane,building block,birthday cake,chocolate bar,washing machine,garbage truck,rubbish truck,fire engine,fire truck,bin lorry,night light,vacuum cleaner,treasure map,hearing aid,roller skate,ice skate,water bottle,teddy bear,soft toy,toy car,video game,trading card,scooter,tricycle,bicycle,bike,trike,skateboard,swing,slide,trampoline,train,truck,tractor,digger,excavator,car,bus,rocket,plane,boat,ship,helicopter,ball,football,basketball,kite,puzzle,jigsaw,doll,dollhouse,teddy,bear,bunny,rabbit,blanket,blankie,dummy,pacifier,tooth,toothbrush,torch,lamp,light,book,comic,pencil,crayon,painting,drawing,picture,medal,trophy,violin,piano,guitar,drum,recorder,trumpet,flute,cello,ukulele,tablet,ipad,phone,computer,robot,dinosaur,unicorn,dragon,horse,pony,puppy,kitten,tent,ladder,tree house,treehouse,sandcastle,castle,tower,cubby,sunflower,seed,plant,tomato,apple,cake,cupcake,cookie,biscuit,sandwich,lunchbox,backpack,school bag,hat,helmet,coat,jumper,sock,shoe,shoelace,gumboot,dress,costume,cape,crown,mask,mirror,necklace,bracelet,ring,watch,teapot,vase,cup,mug,plate,bowl,window,clock,key,letter,map,telescope,camera,needle,wheelchair,crutch,glove,mitten,button,shell,stone,rock,feather,stick,bucket,spade,sandpit,pool,paddling pool,pillow,suitcase,balloon,lantern,candle,egg,snail,butterfly,caterpillar,worm,toy,pea,carrot,whistle,bell,hula hoop,skipping rope,marble,card,sticker,stamp,magnet,spaceship,racket,bat,surfboard,yo-yo,spinner,toy sword,sword,wand,tiara,handbag,umbrella,music box,snow globe,hammer,toolbox,tool,xylophone,chess set,hoodie,piggy bank,pancake,bean,injection,hoover,blender,hand dryer,poster,curtain,slipper,boot,wardrobe,elephant,monkey,giraffe,penguin,owl,fox,shark,whale,crab,octopus,spider,bee,wasp,moth,balloon,escalator,lift,potty,pram,wagon,cart,sled,snowman';
const PAIRED =
  'glasses,goggles,scissors,pyjamas,pajamas,trousers,braces,headphones,training wheels,stabilisers';
const MASS =
  'lego,playdough,play-doh,slime,homework,broccoli,spinach,cheese,pasta,bread,rice,milk,chocolate,hair,sand,glitter,paint,music,porridge,soup,duplo';

const list = (words: string): string[] => [...new Set(words.split(','))];
const mass = new Set(list(MASS));
const paired = new Set(list(PAIRED));
const IRREGULAR: Readonly<Record<string, string>> = {
  teeth: 'tooth',
  wolves: 'wolf',
  knives: 'knife',
  leaves: 'leaf',
  octopuses: 'octopus',
  geese: 'goose',
  feet: 'foot',
  mice: 'mouse',
};

/** Known things in singular and plural. */
export const KNOWN_THINGS: ReadonlySet<string> = new Set([
  ...list(MASS),
  ...list(PAIRED),
  'teeth',
  ...list(COUNT).flatMap((word) => [word, plural(word)]),
]);

/** The plural of a known noun: “teeth”, “puppies”. */
export function plural(word: string): string {
  const irregular = Object.keys(IRREGULAR).find((many) => IRREGULAR[many] === word && many !== 'octopuses');
  if (irregular) return irregular;
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Whether a noun stands without an article and has no plural. */
export function isMass(noun: string): boolean {
  return mass.has(noun);
}

/** Whether a noun is a plural, “glasses” among them. */
export function isPlural(noun: string): boolean {
  return (
    paired.has(noun) ||
    noun in IRREGULAR ||
    (/[^su]s$/.test(noun) && !/(?:[^aeiou]|the|aly|ba|cri|oa|mo)sis$/.test(noun) && !mass.has(noun))
  );
}

/** The singular of a noun; what is always paired stays as it is. */
export function singular(noun: string): string {
  if (mass.has(noun) || paired.has(noun)) return noun;
  const irregular = IRREGULAR[noun];
  if (irregular) return irregular;
  if (!isPlural(noun)) return noun;
  if (/(?:shoe|cookie|blankie|movie|horse)s$/.test(noun)) return noun.slice(0, -1);
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|to)es$/.test(noun)) return noun.slice(0, -2);
  return noun.replace(/s$/, '');
}
