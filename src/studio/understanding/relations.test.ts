import { describe, expect, it } from 'vitest';
import { readRelations } from './relations.ts';
import { understand } from './understand.ts';

const rolesIn = (prompt: string): string[] =>
  understand(prompt).people.map(
    ({ relation, name, role }) => `${relation}${name ? ` ${name}` : ''}: ${role}`,
  );

describe('the people of a prompt', () => {
  it.each([
    ['Grandpa is teaching her to fish since Grandma died', ['grandma: affected', 'grandpa: comforter']],
    ['My husband’s mother passed away and our daughter asks for Grandma', ['grandma: affected']],
    ['Her best friend’s mum has cancer', ['best friend’s mum: affected', 'best friend: bystander']],
    ['My son is being bullied by an older boy called Tyler on the bus', ['older boy Tyler: didHarm']],
    ['Teach him to say sorry when he kicks his friend Arlo', ['friend Arlo: harmed']],
    ['his sister hits him and he never hits back', ['sister: didHarm']],
    [
      'grandma and grandpa look after her while mum is in hospital',
      ['mum: affected', 'grandma: comforter', 'grandpa: comforter'],
    ],
    [
      'Mum died when she was born and she lives with her aunt Carol',
      ['mum: affected', 'aunt Carol: comforter'],
    ],
    ['Nan and Pop are moving to Queensland', ['nan: affected', 'pop: affected']],
    ['Mum’s boyfriend Craig is moving in with us', ['mum’s boyfriend Craig: other']],
    ['Our neighbour Mr Lopez died', ['neighbour Mr Lopez: affected']],
    ['He is afraid of his grandfather', ['grandfather: bystander']],
    ['Dad has depression and stays in bed', ['dad: affected']],
    ['Sarah and her friend Priya had a fight', ['friend Priya: other']],
    ['A story about a girl who wants to be a drummer', []],
    ['Dad and his boyfriend are getting married', ['dad’s boyfriend: other', 'dad: bystander']],
    ['daddy hits mummy', ['daddy: didHarm', 'mummy: harmed']],
    ['Edie, her twin sister, wants the same kite', ['twin sister Edie: other']],
  ])('%s', (prompt, expected) => {
    expect(rolesIn(prompt).map((one) => one.replace(/'/g, '’'))).toEqual(expected);
  });

  it('counts, and knows who is grown up', () => {
    expect(understand('He has two dads who bake bread').people).toMatchObject([
      { relation: 'dad', count: 2, pronouns: 'they', isGrownUp: true },
    ]);
    expect(understand('Learning to share with his cousin Bo').people).toMatchObject([
      { count: 1, isGrownUp: false },
    ]);
  });

  it.each([
    'Two mums family, Father’s Day stall at school and he doesn’t know who to buy for',
    'She asks why she hasn’t got a dad',
    'Everyone has a dad but her',
  ])('names nobody whom the family does not have: %s', (prompt) => {
    expect(understand(prompt).people.some(({ relation }) => /dad|father/.test(relation))).toBe(false);
  });

  it('never lets somebody comfort who is affected elsewhere in the prompt', () => {
    expect(rolesIn('Dad reads to her every night. Dad is dying.')).toEqual(['dad: affected']);
  });

  it('takes the child’s own name for nobody else’s', () => {
    expect(readRelations('Our little sister Maya bites', 'biting', 'Maya')).toEqual([]);
  });
});
