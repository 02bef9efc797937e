/** Verbs of children’s days whose past is not made with “ed”. */
const IRREGULAR =
  'be was,bite bit,blow blew,break broke,bring brought,build built,buy bought,catch caught,choose chose,come came,cut cut,do did,draw drew,drink drank,eat ate,fall fell,feed fed,feel felt,fight fought,find found,fly flew,forget forgot,get got,give gave,go went,grow grew,have had,hide hid,hit hit,hold held,hurt hurt,keep kept,know knew,leave left,let let,lose lost,make made,pay paid,put put,read read,ride rode,run ran,say said,see saw,sing sang,sit sat,sleep slept,speak spoke,spend spent,stand stood,steal stole,swim swam,swing swung,take took,tear tore,tell told,think thought,throw threw,wake woke,wear wore,win won,write wrote,ring rang,shake shook,sweep swept,teach taught,wind wound';
const REGULAR =
  'balance,button,colour,comb,concentrate,count,cycle,flush,hum,juggle,perform,relax,remember,rinse,settle,skate,wipe,zip,lace,dive,whisper,behave,breathe,dribble,fasten,apologise,argue,ask,bake,blame,bounce,brush,call,carry,cheat,chew,clap,climb,cling,copy,cover,crawl,cry,dance,dress,drop,finish,float,follow,grab,hate,help,hop,hug,ignore,interrupt,jump,kick,knock,laugh,learn,like,listen,look,love,miss,need,open,paint,pack,pinch,plant,play,pour,practise,pretend,pull,punch,push,refuse,rip,roar,scoot,scratch,scream,share,shout,shove,skate,skip,slide,smash,snatch,spell,spill,splash,squeeze,stamp,start,stay,stop,stutter,talk,tease,tidy,tie,tip,touch,try,turn,use,visit,wait,walk,want,wash,watch,whistle,wish,wobble,worry,yell';
const DOUBLING = new Set(
  'zip,hum,clap,drop,grab,hop,hug,rip,skip,stop,tip,cut,get,hit,let,put,run,sit,swim,win,forget'.split(','),
);
/** Regular by sound but not by spelling. */
const OTHER_PAST: Readonly<Record<string, string>> = { cling: 'clung', slide: 'slid' };

const PAST = new Map<string, string>();
for (const pair of IRREGULAR.split(',')) {
  const [base = '', past = ''] = pair.split(' ');
  PAST.set(base, past);
}
for (const base of REGULAR.split(',')) PAST.set(base, OTHER_PAST[base] ?? regularPast(base));

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

const PAST_OF_PRESENT = new Map([...PAST].map(([base, past]) => [present(base), past]));

/** “went” for “go”; undefined for a verb that is not known. */
export function pastOf(base: string): string | undefined {
  return PAST.get(base);
}

/** “went” for “goes”; undefined where the word is not the third person of a known verb. */
export function pastOfPresent(word: string): string | undefined {
  return PAST_OF_PRESENT.get(word);
}

/** “riding” for “ride”, of a known verb. */
export function ingOf(base: string): string {
  if (base === 'tie') return 'tying';
  if (/[^eo]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${DOUBLING.has(base) ? base + base.slice(-1) : base}ing`;
}
