import { baseInTable, pastInTable } from './tagger.ts';

/** Verbs of children’s days whose past is not made with “ed”. */
const IRREGULAR =
  'be was,bite bit,blow blew,break broke,bring brought,build built,buy bought,catch caught,choose chose,come came,cut cut,do did,draw drew,drink drank,eat ate,fall fell,feed fed,feel felt,fight fought,find found,fly flew,forget forgot,get got,give gave,go went,grow grew,have had,hide hid,hit hit,hold held,hurt hurt,keep kept,know knew,leave left,let let,lose lost,make made,pay paid,put put,read read,ride rode,run ran,say said,see saw,sing sang,sit sat,sleep slept,speak spoke,spend spent,stand stood,steal stole,swim swam,swing swung,take took,tear tore,tell told,think thought,throw threw,wake woke,wear wore,win won,write wrote,ring rang,shake shook,sweep swept,teach taught,wind wound,bet bet,shut shut,set set,quit quit,spread spread,wet wet,burst burst,cost cost,upset upset,beat beat,become became,begin began,sneak sneaked,swear swore,stick stuck,spit spat,sting stung,weep wept,mean meant,meet met,lie lied,lay laid,dig dug,drive drove,freeze froze,lead led,light lit,send sent,sell sold,rise rose,spin spun,sink sank,shrink shrank,overhear overheard,hear heard,pee peed,wee weed,poo pooed,dream dreamed,learn learned,bend bent,lend lent,deal dealt,undo undid,understand understood,weave wove,wet wet,hang hung,stay stayed,flee fled,leap leapt,show showed,mimic mimicked,panic panicked,forgive forgave,strike struck,shoot shot,outgrow outgrew';
const REGULAR =
  'balance,button,colour,comb,concentrate,count,cycle,flush,hum,juggle,perform,relax,remember,rinse,settle,skate,wipe,zip,lace,dive,whisper,behave,breathe,dribble,fasten,apologise,argue,ask,bake,blame,bounce,brush,call,carry,cheat,chew,clap,climb,cling,copy,cover,crawl,cry,dance,dress,drop,finish,float,follow,grab,hate,help,hop,hug,ignore,interrupt,jump,kick,knock,laugh,learn,like,listen,look,love,miss,need,open,paint,pack,pinch,plant,play,pour,practise,pretend,pull,punch,push,refuse,rip,roar,scoot,scratch,scream,share,shout,shove,skate,skip,slide,smash,snatch,spell,spill,splash,squeeze,stamp,start,stay,stop,stutter,talk,tease,tidy,tie,tip,touch,try,turn,use,visit,wait,walk,want,wash,watch,whistle,wish,wobble,worry,yell,refuse,struggle,ask,answer,avoid,beg,boss,bully,bump,calm,catch,chase,check,choke,clean,clench,collect,complain,cough,cuddle,curl,demand,destroy,disappear,draw,dribble,drool,end,enjoy,escape,exclude,expect,explode,faint,fidget,fiddle,figure,fix,flap,flinch,flip,flirt,fret,freak,frown,fuss,gag,giggle,glare,grind,growl,grump,grunt,guess,gulp,hesitate,hiss,howl,hurry,imagine,insist,invite,itch,join,jiggle,lash,leap,lick,lock,long,lose,manage,march,measure,melt,mention,mess,mix,moan,mock,move,mumble,nag,nap,nibble,notice,offer,order,own,panic,peel,peep,persist,pester,pick,plead,point,poke,pout,pray,press,prod,promise,protest,protect,puke,quarrel,race,rage,reach,remind,repeat,reply,rest,return,roll,rush,sail,scare,scowl,scrape,scrub,scrunch,seem,serve,shiver,shriek,sigh,sign,sip,slam,slap,slip,smell,smile,snap,sneeze,sniff,sob,soak,sound,splash,sprint,squabble,squeal,squirm,stare,startle,stash,step,storm,stray,stroke,struggle,suck,suffer,sulk,surprise,suspect,swap,tap,taste,tense,test,thank,thump,tickle,toss,trail,trap,travel,tremble,trip,trust,tug,turn,twist,unpack,vanish,vomit,wag,wail,wander,warn,waste,wave,whine,whinge,whisper,wince,wiggle,work,wrap,wrestle,yank,yawn,zoom,deploy,die,pass,live,arrive,appear,apologise,agree,annoy,attack,attend,bother,borrow,breathe,cancel,care,cause,change,cheer,chop,comfort,compare,cook,correct,correct,crash,cross,decide,describe,deserve,disagree,dislike,divorce,doubt,fail,fear,feed,fetch,fold,force,frighten,gather,greet,handle,hand,happen,hop,include,keep,knit,last,lean,lift,marry,matter,name,nod,obey,pat,park,pedal,perform,plan,please,possess,prefer,prepare,pretend,pronounce,queue,rain,raise,recover,relax,rely,remain,remove,rescue,respond,retire,ruin,save,scold,score,search,separate,sew,shave,ship,show,shrug,shuffle,skid,slow,snore,sort,spot,stack,stamp,steer,stretch,stroll,suggest,swallow,swim,switch,thread,threaten,tidy,tire,trade,train,treat,type,unlock,use,volunteer,wade,wake,water,weigh,welcome,wheeze,whirl,whisk,wonder,wreck,barge,bleat,blurt,budge,cope,cower,cringe,doodle,dread,fib,fixate,hog,hover,hurl,huff,lurk,micromanage,mimic,mope,obsess,overreact,overthink,pace,resist,scoff,scramble,scrape,shy,spiral,squash,stall,stomp,stumble,tantrum,tattle,thrash,topple,tut,twirl,wobble,worship';
const DOUBLING = new Set(
  'zip,hum,clap,drop,grab,hop,hug,rip,skip,stop,tip,cut,get,hit,let,put,run,sit,swim,win,forget,beg,bet,begin,chop,dig,fib,flap,flip,fret,gag,hog,jog,knit,nag,nap,nod,pat,plan,prefer,prod,quit,set,shrug,shut,skid,slam,slap,slip,snap,sob,spin,spit,spot,step,swap,tap,trap,travel,trip,tug,tut,upset,wag,wet,wrap'.split(
    ',',
  ),
);
/** Regular by sound but not by spelling. */
const OTHER_PAST: Readonly<Record<string, string>> = {
  cling: 'clung',
  slide: 'slid',
  panic: 'panicked',
  mimic: 'mimicked',
  show: 'showed',
  sew: 'sewed',
  wake: 'woke',
};

const PAST = new Map<string, string>();
for (const pair of IRREGULAR.split(',')) {
  const [base = '', past = ''] = pair.split(' ');
  PAST.set(base, past);
}
for (const base of REGULAR.split(','))
  if (!PAST.has(base)) PAST.set(base, OTHER_PAST[base] ?? regularPast(base));

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${DOUBLING.has(base) ? base + base.slice(-1) : base}ed`;
}

function present(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:[sxz]|ch|sh|[^aeiou]o|^do|^go)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** “panicked” for “panic”, and the tables’ word for what is in no list of ours. */
function pastOfAny(base: string): string {
  const known = PAST.get(base);
  if (known) return known;
  const found = pastInTable(base);
  return found && found !== base ? found : regularPast(base);
}

const BASE_OF_PRESENT = new Map([...PAST.keys()].map((base) => [present(base), base]));

/** “go” for “goes”; undefined where the word is not the third person of a known verb. */
export const baseOfPresent = (word: string): string | undefined => BASE_OF_PRESENT.get(word);

/** “went” for “go”; undefined for a verb that is not known. */
export function pastOf(base: string): string | undefined {
  return PAST.get(base);
}

/** “went” for “go”, for any word that is a verb where it stands. */
export const pastOfVerb = (base: string): string => pastOfAny(base);

/** “went” for “goes”; undefined where the word is not the third person of a known verb. */
export function pastOfPresent(word: string): string | undefined {
  const base = BASE_OF_PRESENT.get(word);
  return base === undefined ? undefined : PAST.get(base);
}

/** “went” for “goes”, for any word that is a verb in the third person where it stands. */
export function pastOfThird(word: string): string | undefined {
  const known = pastOfPresent(word);
  if (known) return known;
  if (!/[^s]s$/.test(word)) return undefined;
  const base = baseInTable(word);
  return present(base) === word ? pastOfAny(base) : undefined;
}

/** “riding” for “ride”. */
export function ingOf(base: string): string {
  if (/ic$/.test(base)) return `${base}king`;
  if (/^(?:tie|lie|die)$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eo]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${DOUBLING.has(base) ? base + base.slice(-1) : base}ing`;
}
