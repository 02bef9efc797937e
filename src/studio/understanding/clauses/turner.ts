import { pastOfPresent } from '../grammar/verbs.ts';
import { ClauseTurner, DANGLING } from './clause-turner.ts';
import { isPluralNoun, nounPhrase, subjectAt } from './noun-phrase.ts';
import { gerundSubject, openingOf, writersOf } from './openings.ts';
import { leadInOf, wordAt } from './story-words.ts';
import type { Token } from './tokens.ts';
import { type Count, isFiniteVerb, verbGroup } from './verb-group.ts';
import {
  COORDINATOR,
  POSSESSIVE,
  PREPOSITION,
  PRESENT_AUXILIARY,
  RELATIVE,
  STATE,
  SUBORDINATOR,
  written,
} from './words.ts';

/** What follows these cannot be left out without saying something else. */
const FEWEST = 3;

/** Turns one sentence of a parent, clause by clause, and stops where it is no longer certain. */
export class Turner extends ClauseTurner {
  /** Where “her grey rabbit,” ends, which only says more of what was named. */
  private apposed = -1;

  /** The sentence in the past, or as much of its beginning as stands by itself; undefined where nothing does. */
  sentence(): string | undefined {
    if (this.first() && this.rest()) this.whole = this.out.length;
    const words = this.out.slice(0, this.whole);
    return this.whole < FEWEST && words.join(' ').split(' ').length < FEWEST ? undefined : words.join(' ');
  }

  /** The first clause: with a subject, or about the child where it has none. */
  private first(): boolean {
    this.leadIn();
    if (/^(?:it|this|that|they|these|those)$/.test(this.word())) return false;
    if (/^(?:if|when|whenever)$/.test(this.word())) return this.condition();
    if (this.at === 0 && (this.ofWriters() || this.ofGerund())) return true;
    const isVerbFirst =
      this.at === 0 && /[^s]s$/.test(this.word()) && pastOfPresent(this.word()) !== undefined;
    if (!(isVerbFirst && isFiniteVerb(this.tokens, 0, 'one')) && this.clause()) return true;
    if (this.at !== 0 && this.out.length > 0) return false;
    this.out.push('{hero}');
    this.subject = { count: 'one', isHero: true };
    const opening = openingOf(this.tokens);
    if (opening && this.at === 0) {
      this.out.push(...opening.words);
      this.at = opening.next;
      return true;
    }
    return isFiniteVerb(this.tokens, this.at, 'one') && this.verb();
  }

  /** “We are moving”: the child’s family. */
  private ofWriters(): boolean {
    const found = writersOf(this.tokens);
    if (!found) return false;
    this.out.push(...found.words);
    this.subject = { count: found.count, isHero: false };
    this.at = found.next;
    if (this.verb()) return true;
    this.at = 0;
    this.out.length = 0;
    return false;
  }

  /** “Brushing teeth is a battle.” */
  private ofGerund(): boolean {
    const found = gerundSubject(this.tokens);
    if (!found) return false;
    this.out.push(...found.words);
    this.subject = { count: 'one', isHero: false };
    this.at = found.next;
    return this.verb();
  }

  /** “When he loses a game he cries”: the condition, and then what happens. */
  private condition(): boolean {
    this.out.push(written(this.tokens[this.at]?.text ?? ''));
    this.at += 1;
    if (!this.clause()) return false;
    while (this.at < this.tokens.length) {
      const { lower, comma } = this.tokens[this.at] as Token;
      if (comma || /^(?:he|she)$/.test(lower)) {
        this.comma();
        return this.clause();
      }
      if (!this.plainWord()) return false;
    }
    return false;
  }

  private leadIn(): void {
    const { from, end } = leadInOf(this.tokens);
    for (this.at = from; this.at < end; this.at += 1) this.out.push(wordAt(this.tokens, this.at));
  }

  /** Everything after the verb. True where the end was reached. */
  private rest(): boolean {
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at] as Token;
      if (token.comma && !this.afterComma()) return false;
      if (this.at >= this.tokens.length) break;
      const last = this.out.at(-1) ?? '';
      if ((SAYING.test(last) || STATE.test(last) || last === 'everything') && this.clause()) continue;
      const step = this.boundary();
      if (step === false) return false;
      if (step === true) continue;
      if (!this.plainWord()) return false;
    }
    return !DANGLING.test(this.out.at(-1) ?? '');
  }

  /** After a comma: another verb of the same subject, a list, or a sentence of its own, at which this one ends. */
  private afterComma(): boolean {
    if (this.at === this.apposed) {
      this.comma();
      return true;
    }
    // A comma ends the condition that was being said.
    this.isBound = false;
    this.mark();
    const end =
      POSSESSIVE.test(this.word()) || /^(?:a|an|the)$/.test(this.word())
        ? nounPhrase(this.tokens, this.at)
        : undefined;
    if (end !== undefined && this.tokens[end]?.comma && PREPOSITION.test(this.tokens[end]?.lower ?? '')) {
      this.apposed = end;
      this.comma();
      return true;
    }
    if (COORDINATOR.test(this.word()) || SUBORDINATOR.test(this.word()) || RELATIVE.test(this.word())) {
      this.comma();
      return true;
    }
    const subject = subjectAt(this.tokens, this.at, this.cast.hero);
    if (subject && isFiniteVerb(this.tokens, subject.next, subject.count)) return false;
    // “Lies awake with fires, exams, the climate”: one of several is not what was said.
    const next = this.tokens[subject?.next ?? this.at];
    const isList =
      subject?.kind === 'noun' &&
      (!next || next.comma) &&
      /^(?:with|about|of|at|over)$/.test(this.out.at(-2) ?? '');
    if (isList) this.whole = 0;
    if (isFiniteVerb(this.tokens, this.at, this.subject.count)) return false;
    if (!/^(?:not|no|even|or|except|especially|like|and)$/.test(this.word())) return false;
    this.comma();
    return true;
  }

  /** A conjunction: true where it was taken with its verb, false where it cannot be, undefined where none stands here. */
  private boundary(): boolean | undefined {
    const word = this.word();
    const isCoordinator = COORDINATOR.test(word) || word === 'so';
    if (!isCoordinator && !SUBORDINATOR.test(word) && !RELATIVE.test(word)) return undefined;
    if (isCoordinator || /^(?:because|since|though|although)$/.test(word)) this.mark();
    else this.isBound = true;
    // “wets the bed since the baby came” would have to be “had wet”.
    if (word === 'since') return false;
    const [at, length] = [this.at, this.out.length];
    this.out.push(written(this.tokens[this.at]?.text ?? ''));
    this.at += 1;
    while (/^(?:then|still)$/.test(this.word())) {
      this.out.push(this.word());
      this.at += 1;
    }
    if (isCoordinator && isFiniteVerb(this.tokens, this.at, this.subject.count)) return this.verb();
    if (this.clause()) {
      this.nameAgain(length + 1);
      if (isCoordinator && /^(?:and|but)$/.test(word)) this.joinWithComma(length);
      if (!isCoordinator) return true;
      this.isBound = false;
      return true;
    }
    if (RELATIVE.test(word)) return this.relative(word, length);
    if (word === 'so') return !!(this.word() !== '' && !this.startsClause());
    if (isCoordinator || /^(?:since|before|after|until|till|as|because)$/.test(word)) {
      // “sharing and waiting”, “after lunch”: no verb may come before the next boundary.
      if (word === 'because' && this.word() !== 'of') return false;
      if (this.startsClause()) return false;
      return true;
    }
    this.at = at;
    this.out.length = length;
    return false;
  }

  /** “and the others laughed” has a comma before it, since somebody else does it. */
  private joinWithComma(at: number): void {
    const last = this.out[at - 1];
    if (last && !/[,]$/.test(last)) this.out[at - 1] = `${last},`;
  }

  /** “Mum travelled, and Mia missed her”: who it is where somebody else was spoken of before. */
  private nameAgain(at: number): void {
    const from = this.tokens[0]?.start ?? 0;
    const here = this.tokens[this.at]?.start ?? Number.POSITIVE_INFINITY;
    const hasOther = this.cast.others.some((one) => one.count === 1 && one.start >= from && one.start < here);
    if (!hasOther || this.out.slice(0, at).includes('{hero}')) return;
    if (this.out[at] === '{hero.they}') this.out[at] = '{hero}';
    if (this.out[at] === '{hero.was}') this.out.splice(at, 1, '{hero}', 'was');
  }

  /** Whether a subject with any verb stands here that could not be turned. */
  private startsClause(): boolean {
    const subject = subjectAt(this.tokens, this.at, this.cast.hero);
    const next = subject && this.tokens[subject.next];
    return (
      /^(?:i|we|you|they|it|there|he|she)$/.test(this.word()) ||
      (next !== undefined && !next.comma && (next.tag === 'verb' || PRESENT_AUXILIARY.test(next.lower)))
    );
  }

  private relative(word: string, length: number): boolean {
    if (this.word() === 'to' && /^(?:what|how|where|which|whether|who)$/.test(word)) return true;
    const antecedent = this.tokens[this.at - 2];
    if (!/^(?:who|which|that)$/.test(word) || !antecedent) return false;
    const count: Count = isPluralNoun(antecedent) ? 'many' : 'one';
    if (!isFiniteVerb(this.tokens, this.at, count)) return false;
    const group = verbGroup(this.tokens, this.at, count);
    if (!group) return false;
    this.out.length = Math.max(this.out.length, length);
    this.out.push(...group.words);
    this.at = group.next;
    return true;
  }
}

const SAYING = /^(?:said|thought|knew|felt|believed|wished|hoped)$/;
