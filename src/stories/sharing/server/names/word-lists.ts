const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words of longer names that identify nobody by themselves. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  list('de la le les du des da das do dos di del della van von der den ter bin bint ibn al el y e and'),
);

/** Words that occur in every English text and are names elsewhere: An, My, So, Do. */
export const WORDS_OF_EVERY_TEXT: ReadonlySet<string> = new Set(
  list(`a all am an and any are as at be but by can do for from go had has he her him his how i if in is it its me my no not
    now of off on one or our out over she so that the then there they this to too two under up us was we were what when
    who with you your`),
);

/** Words of every text that stand before ’s as "is" or "has". */
export const CONTRACTED: ReadonlySet<string> = new Set(
  list('he how it now she so that the then there they this what when who'),
);

/** Words that look like a plural of Thu, Hi or Go and are not. */
export const NO_PLURALS: ReadonlySet<string> = new Set(
  list('as bus does gas goes has his is its less lies plus this thus ties toes us was yes'),
);

/** Words that are also names, and the replacement where the word is meant and not the child. */
export const WORDS_THAT_ARE_NAMES: ReadonlyMap<string, string> = new Map([
  ['art', 'painting'],
  ['autumn', 'fall'],
  ['bear', 'cub'],
  ['bill', 'beak'],
  ['blue', 'azure'],
  ['chase', 'follow'],
  ['dawn', 'daybreak'],
  ['dale', 'valley'],
  ['drew', 'sketched'],
  ['faith', 'trust'],
  ['frank', 'honest'],
  ['grace', 'ease'],
  ['grant', 'allow'],
  ['hope', 'wish'],
  ['jack', 'lever'],
  ['joy', 'gladness'],
  ['lark', 'songbird'],
  ['mark', 'sign'],
  ['may', 'might'],
  ['melody', 'tune'],
  ['miles', 'leagues'],
  ['ocean', 'sea'],
  ['pat', 'tap'],
  ['penny', 'coin'],
  ['rain', 'drizzle'],
  ['ray', 'beam'],
  ['rich', 'wealthy'],
  ['river', 'stream'],
  ['rob', 'steal from'],
  ['rusty', 'creaky'],
  ['sky', 'heavens'],
  ['star', 'spark'],
  ['storm', 'gale'],
  ['summer', 'warm season'],
  ['sunny', 'bright'],
  ['will', 'shall'],
  ['winter', 'cold season'],
]);
