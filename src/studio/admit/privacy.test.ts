import { describe, expect, test } from 'vitest';
import { HERO } from '../contract.ts';
import { hideName } from './name/hidden.ts';
import { hasPrivateDetails, withoutPrivateDetails } from './privacy.ts';

describe('private details', () => {
  test.each([
    ['He goes to Wattle Park Primary School and is shy', /wattle|park/i, /goes to school and is shy/],
    ['She starts at St Mary’s College on Monday', /mary/i, /starts at school on Monday/],
    ['Ben attends brunswick east primary school', /brunswick/i, /attends school/],
    ['Mia starts Hillcrest Public School tomorrow', /hillcrest/i, /Mia starts school tomorrow/],
    ['Medicare 2123 45670 1 for the needle story', /2123|45670/, /needle story/],
    ['Her passport is PA1234567, we fly to Bali', /1234567/, /fly to Bali/],
    ['Follow @mia.makes on insta: mia_t_2016 please, a dance story', /mia[._]/, /dance story/],
    ['roblox username foxy_123 learns to share', /foxy/, /learns to share/],
    ['Born on 3/4/2017 and proud', /2017/, /proud/],
    ['Her birthday is 12 March 2018, a party story', /2018/, /party story/],
    ['we live at 12 wattle street and she is scared of dogs', /wattle|12/, /scared of dogs/],
    ['moving to Fitzroy VIC 3065 soon', /3065/, /soon/],
    ['write to mia@example.com about sharing', /example|mia/, /about sharing/],
    ['call 0412 345 678 about sharing', /0412/, /about sharing/],
  ])('removes private details from: %s', (prompt, gone, stays) => {
    expect(withoutPrivateDetails(prompt)).not.toMatch(gone);
    expect(withoutPrivateDetails(prompt)).toMatch(stays);
  });

  test.each([
    'The first day of big school',
    'Starting Primary School in Melbourne',
    'She is nervous about the swimming school',
    'Counting to 100 and back, 3 bears and 10 sheep',
    'He goes to a new school',
    'a dragon school for small dragons',
    'Snapping turtles and a tiktok dance',
    'May 5 is children’s day',
  ])('finds no private details in: %s', (prompt) => {
    expect(withoutPrivateDetails(prompt)).toBe(prompt);
  });

  test('finds a phone number in a story but ignores an invented school', () => {
    expect(hasPrivateDetails('Call 0412 345 678 now.')).toBe(true);
    expect(hasPrivateDetails('They all went to Owlwood School.')).toBe(false);
  });
});

describe('a child’s name', () => {
  test.each([
    ['Zoë', 'zoe will not sleep, ZOË says no', `${HERO} will not sleep, ${HERO} says no`],
    ['Zoe', 'Zoë is afraid', `${HERO} is afraid`],
    ['Mia', 'Mia’s bike, mias bike, the Mias', `${HERO}’s bike, ${HERO}s bike, the ${HERO}s`],
    ['Jean-Luc', 'Jean Luc, Jean and jean-luc', `${HERO}, ${HERO} and ${HERO}`],
    ['Mary Ann', 'Mary-Ann and maryann and Mary', `${HERO} and ${HERO} and ${HERO}`],
    ['Nguyễn', 'nguyen shares', `${HERO} shares`],
    ['O’Neill', "O'Neill and oneill", `${HERO} and ${HERO}`],
    ['Hope', 'We hope that Hope sleeps', `We hope that ${HERO} sleeps`],
    ['Ha', 'Ha has a cat', `${HERO} has a cat`],
    ['李', '关于李的故事', `关于${HERO}的故事`],
    ['Mia', 'Mia Thompson is shy', `${HERO} is shy`],
    ['Mia', 'We call her Mia Van-Dyke’s girl', `We call her ${HERO}’s girl`],
    ['Mia', 'Mia Learns To Share Her Toys', `${HERO} Learns To Share Her Toys`],
    ['Mia', 'Miami and the amiable mianus', 'Miami and the amiable mianus'],
    ['Max', 'mum_max@home, (max)', `mum_${HERO}@home, (${HERO})`],
  ])('replaces the name %s in “%s”', (name, prompt, hidden) => {
    expect(hideName(prompt, name)).toBe(hidden);
  });
});
