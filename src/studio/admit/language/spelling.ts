import { ideaWords, isIdea } from '../clauses/hits.ts';

const STRONG =
  'murder murders murdered murdering suicide suicidal naked porno killing stabbing stabbed torture tortured strangle explosive explosives terrorist cocaine cigarettes shoplift vaccine vaccines violent massacre erotic cannabis marijuana weapon weapons overdose poison undress seduce blood bleeding';
const REAL_WORDS = new Set(['nake', 'bleeding', 'blood', 'naked', 'keeping', 'blooms']);

/** Typos of strong words: a letter missing, or two letters swapped. */
const TYPOS: ReadonlyMap<string, string> = new Map(
  STRONG.split(' ').flatMap((word) =>
    [...word.slice(1)]
      .flatMap((letter, at) => [
        word.slice(0, at + 1) + word.slice(at + 2),
        word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2),
      ])
      .filter((typo) => typo.length > 3 && !REAL_WORDS.has(typo))
      .map((typo) => [typo, word] as const),
  ),
);

/** Deliberate misspellings and abbreviations. */
const SLANG: ReadonlyMap<string, string> = new Map(
  'pils=pills,wich=which,dauhgter=daughter,daugther=daughter,schol=school,hapy=happy,kll=kill,kil=kill,kiil=kill,yrslf=yourself,urself=yourself,yourslef=yourself,yurself=yourself,hisself=himself,themself=themselves,seks=sex,secks=sex,segs=sex,pr0n=porn,pron=porn,prn=porn,suecide=suicide,sewerslide=suicide,fuk=fuck,fck=fuck,fuq=fuck,shyt=shit,weapn=weapon,alchohol=alcohol,alcohole=alcohol,ciggarettes=cigarettes,cigarets=cigarettes,drugz=drugs,gunz=guns,kidz=kids,skool=school,blod=blood,expload=explosive,stabb=stab,muslims=muslims,moslims=muslims,imigrants=immigrants,niga=nigga,nigers=niggers'
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The harmful word behind a spelling with masked letters: "m*rder". */
export function knownWordLike(blotted: string): string | undefined {
  const letters = blotted.replace(/[*#]/g, '').length;
  if (letters < 2 || blotted.length > 20) return undefined;
  const pattern = new RegExp(
    `^${blotted.replace(/[^a-z*#]/g, '').replace(/[*#]+/g, (blots) => `[a-z]{1,${blots.length}}`)}$`,
  );
  const strong = [
    'fuck',
    'fucks',
    'fucking',
    'shit',
    'cunt',
    'murder',
    'kill',
    'kills',
    'suicide',
    'porn',
    'rape',
    'sex',
    'sexy',
    'nigger',
    'mum',
    'mom',
    'bitch',
    'dick',
    'bomb',
    'weed',
  ];
  return strong.find((word) => pattern.test(word)) ?? [...ideaWords()].find((word) => pattern.test(word));
}

/** Corrects typos and slang. */
export const corrected = (word: string): string =>
  isIdea(word) ? word : (TYPOS.get(word) ?? SLANG.get(word) ?? word);
