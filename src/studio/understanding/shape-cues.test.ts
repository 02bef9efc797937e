import { describe, expect, it } from 'vitest';
import { shapeByCues } from './shape-cues.ts';
import { cueText } from './text.ts';

const shapeOf = (prompt: string) => shapeByCues(cueText(prompt));

describe('the shape of a prompt without a situation', () => {
  it.each([
    ['He is petrified of the lift', 'afraid'],
    ['people laugh when he says his name', 'teased'],
    ['they call him carrot', 'teased'],
    ['she was picked last again', 'left-out'],
    ['last piece of cake, Ollie and his dad', 'two-want-one'],
    ['outgrown her yellow wellies', 'letting-go'],
    ['New teacher Mr Lindqvist is strict', 'new-thing-coming'],
    ['only wants to wear the yellow dress', 'wont'],
    ['he roars when he is told no', 'cross'],
    ['not reading yet', 'cant-yet'],
  ])('is shown by its words: %s', (prompt, shape) => {
    expect(shapeOf(prompt)).toBe(shape);
  });

  it.each([
    'Every morning we feed the ducks together',
    'Granny calls her every Sunday from Manila',
    'She can’t wait for the circus',
    'Grandpa throws a party for all the cousins',
    'First snow! We came from Colombia',
    'Make her queen of the hedgehogs',
    'Rain on the roof, hot chocolate, nothing happens',
  ])('is no trouble where the prompt has none: %s', (prompt) => {
    expect(shapeOf(prompt)).toBeUndefined();
  });
});
