import { isDefinite, subjectAt } from './noun-phrase.ts';
import { type Cast, referenceAt } from './references.ts';
import { isInPast, wordAt } from './story-words.ts';
import { SOON, type Token } from './tokens.ts';
import { type Count, isFiniteVerb, isParticiple, verbGroup } from './verb-group.ts';

/** “said the toys liked it”: what was said is a clause with no word before it. */
const TIME_OF = /^(?:time|moment|day|night|way|thing|everything|anything|reason)$/;
export const DANGLING =
  /^(?:and|but|or|so|to|the|a|an|of|in|on|at|for|with|by|from|about|because|when|if|that|who|which|his|her|their|\{hero\.their\}|very|as|its|than|then|into|not|even|would|could|wouldn’t|couldn’t|didn’t|one|like|until|till|after|before|since|every|some|no|it’s|had|only|just|\{hero\.they\})$/;

/** Turns one clause at a time: its subject, its verb and the words after it. */
export class ClauseTurner {
  protected readonly out: string[] = [];
  protected at = 0;
  /** How much of `out` stands as a sentence by itself. */
  protected whole = 0;
  protected subject: { readonly count: Count; readonly isHero: boolean } = { count: 'one', isHero: true };
  /** Where the subject of the clause stands: “him” is never the boy who calls him names. */
  protected ofClause: readonly [number, number] = [0, 0];
  /** Whether the subject of a clause is being said. */
  protected isSubject = false;
  /** Whether what is left out at the end was a condition or a time that the sentence needs. */
  protected isBound = false;

  protected readonly tokens: readonly Token[];
  protected readonly cast: Cast;

  constructor(tokens: readonly Token[], cast: Cast) {
    this.tokens = tokens;
    this.cast = cast;
  }

  protected word(offset = 0): string {
    return this.tokens[this.at + offset]?.lower ?? '';
  }

  /** A subject and its verb. Leaves everything as it was where there is none, or where one of them is in doubt. */
  protected clause(): boolean {
    const subject = subjectAt(this.tokens, this.at, this.cast.hero);
    if (!subject || !isFiniteVerb(this.tokens, subject.next, subject.count, subject.kind !== 'noun'))
      return false;
    const [at, length, before] = [this.at, this.out.length, this.subject];
    const hasComma = this.tokens[subject.next]?.comma === true;
    if (
      hasComma &&
      subject.kind !== 'hero' &&
      !this.tokens.slice(this.at + 1, subject.next).some(({ comma }) => comma)
    )
      return false;
    if (subject.kind === 'noun' && !isDefinite(this.tokens, at, subject.next)) return false;
    const isHero = subject.kind !== 'noun' && this.isOfHero(at);
    this.subject = { count: subject.count, isHero };
    const ofClause = this.ofClause;
    this.ofClause = [this.tokens[at]?.start ?? 0, this.tokens[subject.next]?.start ?? 0];
    if (this.phrase(subject.next) && this.verb()) return true;
    this.at = at;
    this.out.length = length;
    this.subject = before;
    this.ofClause = ofClause;
    return false;
  }

  protected isOfHero(at: number): boolean {
    return /^\{hero/.test(referenceAt(this.tokens, at, this.cast)?.words ?? '');
  }

  protected phrase(end: number): boolean {
    this.isSubject = true;
    const from = this.at;
    for (let taken = true; taken && this.at < end; ) {
      if (this.at > from && this.tokens[this.at]?.comma) this.comma();
      taken = this.plainWord();
    }
    const isNamed = this.tokens.slice(from + 1, end).some(({ comma }) => comma);
    if (isNamed && this.tokens[end]?.comma) this.comma();
    this.isSubject = false;
    return this.at === end;
  }

  protected verb(): boolean {
    const group = verbGroup(this.tokens, this.at, this.subject.count);
    if (!group) return false;
    const isSlot = this.out.at(-1) === '{hero.they}';
    // “She had to give”, “she had a cold”, “she had lost”: never “she had fall”.
    if (
      group.words.at(-1) === 'had' &&
      this.tokens[group.next]?.tag === 'verb' &&
      this.tokens[group.next]?.lower !== 'to' &&
      !isParticiple(this.tokens[group.next]?.lower ?? '')
    )
      return false;
    if (isSlot && group.isWas) {
      this.out.pop();
      this.out.push('{hero.was}', ...group.words.slice(1));
      if (group.words[0] === 'wasn’t') this.out.push('not');
    } else if (isSlot && /was/.test(group.words.join(' '))) return false;
    else this.out.push(...group.words);
    this.at = group.next;
    return true;
  }

  /** A word that is no conjunction and no verb of a clause. */
  protected plainWord(): boolean {
    const token = this.tokens[this.at] as Token;
    const before = this.tokens[this.at - 1];
    if (token.lower === SOON && token.tag === 'time') {
      // It was soon only for what was still to come.
      if (
        /ing$/.test(
          this.out.find((_, index) => /^(?:was|were|\{hero\.was\})$/.test(this.out[index - 1] ?? '')) ?? '',
        )
      )
        this.out.push(SOON);
      this.at += 1;
      return true;
    }
    const stated = referenceAt(this.tokens, this.at, this.cast, this.ofClause);
    if (stated === null) return false;
    if (stated) {
      // A new sentence without a full stop: “… he cries she …”.
      if (/^(?:he|she|they)$/.test(token.lower) && !this.isSubject) {
        return TIME_OF.test(before?.lower ?? '') && this.clause();
      }
      this.out.push(stated.words);
      this.at = stated.next;
      return true;
    }
    if (!(this.isSubject && /[^s]s$/.test(token.lower)) && !isInPast(this.tokens, this.at, this.out))
      return false;
    this.out.push(wordAt(this.tokens, this.at));
    this.at += 1;
    return true;
  }

  protected comma(): void {
    const last = this.out.pop() ?? '';
    this.out.push(/,$/.test(last) ? last : `${last},`);
  }

  /** What stands so far is a sentence, unless it ends in the middle of something. */
  protected mark(): void {
    if (!this.isBound && !DANGLING.test(this.out.at(-1) ?? '')) this.whole = this.out.length;
  }
}
