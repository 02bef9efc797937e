import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HERO } from '../../../../studio/contract.ts';
import { disguise } from './disguise.ts';
import { WORDS_OF_EVERY_TEXT } from './word-lists.ts';

const hidden = (name: string, text: string, storyId = 'a story') => {
  const { hide, standIn } = disguise(name, [text], storyId);
  return { text: hide(text), standIn };
};
const shown = (name: string, text: string) => {
  const { text: out, standIn } = hidden(name, text);
  const plural = `${standIn}${standIn.endsWith('s') ? 'es' : 's'}`;
  return [plural, standIn].reduce((left, form) => {
    const x = form === plural ? 'Xs' : 'X';
    return left.replaceAll(form, x).replaceAll(form.toUpperCase(), x === 'X' ? 'XX' : 'XXS');
  }, out);
};

describe('a child’s name in a shared story', () => {
  it.each([
    ['Mia', `${HERO}’s lamp. “${HERO}!” said Fox.`, 'X’s lamp. “X!” said Fox.'],
    ['Mia', 'Mia, MIA and mia’s boat, but no miaow', 'X, XX and X’s boat, but no miaow'],
    ['Mary Jane', 'Mary Jane saw Mary, Jane and Mary-Jane', 'X saw X, X and X'],
    ['Anne-Marie', 'Annemarie and Anne Marie and Marie', 'X and X and X'],
    ['O’Brien', 'O’Brien’s hat, O brave fox', 'X’s hat, O brave fox'],
    ['Zoë', 'ZOË, Zoe and Zoe\u0308', 'XX, X and X'],
    ['Anna De La Cruz', 'De la Cruz went, la la la, to Anna', 'De la X went, la la la, to X'],
    ['美咲', '美咲ちゃん and the lamp', 'Xちゃん and the lamp'],
    ['지우', '지우가 갔다', 'X가 갔다'],
    ['محمد', 'The lamp of محمد', 'The lamp of X'],
    ['Hero', `${HERO} is the hero`, 'X is the X'],
    ['Mỹ', 'Mỹ’s boat. “Mỹ, come!” Mỹ, my friend', 'X’s boat. “X, come!” X, my friend'],
    ['Ân', 'Ân ate an egg, and ân slept', 'X ate an egg, and X slept'],
    ['Tô', 'TÔ went to Tô', 'XX went to X'],
    ['dö', 'Dö, dö and do', 'X, X and do'],
    ['Às', ' às.', ' X.'],
    ['Anna Dé', 'Dé saw Anna', 'X saw X'],
    ['Will', '“Will!” cried Owl. Will’s lamp will glow', '“X!” cried Owl. X’s lamp shall glow'],
    ['An', 'An’s lamp. “An!” cried Owl. "An, come." An owl', 'X’s lamp. “X!” cried Owl. "X, come." An owl'],
    ['He', 'He’s here, and so is He', 'He’s here, and so is X'],
    ['Mia', 'Miaʼs hat, Mia\u02bbs hat, the Mias, MIAS', 'Xʼs hat, X\u02bbs hat, the Xs, XXS'],
    ['Thu', 'Thus this was Thu, the Thus of old', 'Thus this was X, the Thus of old'],
    ['Max', 'Two Maxes and a Max', 'Two Xs and a X'],
    ['Star', 'The stars and Star', 'The stars and X'],
    [
      'Kaʻiulani',
      "Kaʻiulani, Ka\u02bciulani, Ka’iulani, Ka‘iulani, Ka'iulani, Ka`iulani, Kaiulani, KAIULANI",
      'X, X, X, X, X, X, X, XX',
    ],
    ['Søren', 'Soren, SØREN', 'X, XX'],
    ['Łukasz', 'Lukasz and łukasz', 'X and X'],
    ['Đức', 'Duc, Đuc, đức', 'X, X, X'],
    ['Æsa', 'Aesa and Æsa', 'X and X'],
    ['Işıl', 'Isil, IŞIL, ışıl', 'X, XX, X'],
    ['ミア', 'ﾐｱとﾗﾝﾌﾟ、ミ\u200bア', 'Xとランプ、X'],
    ['Mia', 'Ｍｉａ and ＭＩＡ', 'X and XX'],
    ['Zoë', 'Zo\u00ade, Z\u200boe, Zoe\u200bZoe', 'X, X, X\u200bX'],
    ['Zo\u00adë', 'Zoe', 'X'],
    ['محمد', 'محمد\u200cها', 'X\u200cها'],
  ])('hides the name %s in “%s”', (name, text, expected) => {
    expect(shown(name, text)).toBe(expected);
  });

  it('leaves the prose unchanged when the name is an ordinary word', () => {
    expect(shown('Will', `${HERO} will go. Will you? And so said Will.`)).toBe(
      'X shall go. Shall you? And so said X.',
    );
    expect(shown('An', `${HERO} ate an egg. An owl saw An.`)).toBe('X ate an egg. An owl saw X.');
  });

  it('replaces a name by the same stand-in each time, and never by a name in the story', () => {
    const text = 'Robin, Charlie, Sasha and Frankie';
    const first = hidden('Mia', text);
    expect(hidden('Mia', text)).toEqual(first);
    expect(text).not.toContain(first.standIn);
    expect(
      new Set(Array.from({ length: 60 }, (_, n) => disguise('Mia', [], `story ${n}`).standIn)).size,
    ).toBeGreaterThan(8);
    expect(disguise('Robin', [], 'story 1').standIn).not.toBe('Robin');
  });

  it('a hidden name does not occur as a word in any text, whatever the name, letter case and context', () => {
    const letters = fc.constantFrom(...'aeiouàéñçöøłžßđæœıдюяλσς', ...'bcdrlmnstAEMNSZÉÖ');
    const part = fc.string({ unit: letters, minLength: 2, maxLength: 9 });
    const name = fc
      .tuple(part, fc.option(fc.tuple(fc.constantFrom(' ', '-', '’'), part)))
      .map(([first, more]) => (more ? `${first}${more[0]}${more[1]}` : first))
      .filter((all) => !all.split(/[ ’-]/).some((one) => WORDS_OF_EVERY_TEXT.has(one.toLowerCase())));
    const cased = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize('NFD'),
    );
    const around = fc.constantFrom(' ', '. ', '’s ', '“', '!” ', '\n\n', ', the ', ' said ', HERO, '-', '(');
    fc.assert(
      fc.property(
        name,
        fc.array(fc.tuple(around, cased), { minLength: 1, maxLength: 6 }),
        (child, pieces) => {
          const text = pieces.map(([before, change]) => before + change(child)).join('');
          const out = disguise(child, [text], 'story').hide(`${text}.`);
          const names = [child, ...child.split(/[ ’-]/).filter((one) => one.length > 1)];
          for (const one of names) {
            const word = new RegExp(
              `(?<![\\p{L}\\p{M}\\p{N}])${one.normalize('NFC')}(?![\\p{L}\\p{M}\\p{N}])`,
              'iu',
            );
            // A particle such as "de" or "la" identifies nobody beside a fuller name.
            if (
              one !== child &&
              /^(de|la|le|les|du|des|da|das|do|dos|di|del|al|el|et|der|den|ter|bin|bint|ibn|and|das|y|e)$/iu.test(
                one,
              )
            )
              continue;
            expect(out.normalize('NFC')).not.toMatch(word);
          }
          expect(out).not.toContain(HERO);
        },
      ),
      { numRuns: 400 },
    );
  });
});
