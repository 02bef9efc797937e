import { draw, ellipse, outlined, path, stroke, wash } from '../brush.ts';
import { type Companion, cheeks, eyes, headAt } from './kit.ts';

export const robot: Companion = (mood) => {
  const joyful = mood === 'joyful';
  const [metal, dark, line, orange, glow] = ['#8fb0a8', '#5f8583', '#34504f', '#dd8a4a', '#9ff0e0'];
  const lamp = (x: number): string =>
    joyful
      ? stroke(draw`M${x - 10} 0Q${x} -14 ${x + 10} 0`, glow, 5)
      : ellipse(x, -6, 9, 11, glow) + ellipse(x - 3, -10, 3, 4, '#ffffff');
  const arms = 'M-44 -78Q-76 -70 -70 -36M44 -78Q82 -90 84 -120';
  const head =
    stroke('M0 -48v-26', line, 5) +
    ellipse(0, -80, 11, 11, '#ffd76a') +
    ellipse(0, -80, 26, 26, '#ffe9a0', 0.3) +
    outlined('M-58 -20C-58 -62 58 -62 58 -20V14C58 48 -58 48 -58 14Z', metal, line) +
    wash('M-58 -20C-58 -40 -36 -50 -20 -51C-38 -30 -38 20 -24 38C-44 36 -58 28 -58 14Z', dark, 0.6) +
    outlined('M-42 -16C-42 -40 42 -40 42 -16V8C42 28 -42 28 -42 8Z', '#2f4450', line) +
    lamp(-18) +
    lamp(18) +
    stroke('M-9 13Q0 20 9 13', glow, 3.6) +
    outlined('M-58 -10h-9v18h9Z', orange, line) +
    outlined('M58 -10h9v18h-9Z', orange, line);
  return (
    outlined('M-34 -18h24v18h-30q-2 -10 6 -18Z', dark, line) +
    outlined('M34 -18h-24v18h30q2 -10 -6 -18Z', dark, line) +
    stroke(arms, line, 17) +
    stroke(arms, dark, 12) +
    ellipse(-70, -32, 11, 11, orange) +
    ellipse(84, -124, 11, 11, orange) +
    outlined('M-46 -96C-46 -108 46 -108 46 -96L42 -24C40 -12 -40 -12 -42 -24Z', metal, line) +
    wash('M-46 -96C-46 -102 -30 -104 -24 -105L-20 -16C-34 -16 -41 -18 -42 -24Z', dark, 0.7) +
    outlined('M-20 -76h40v34h-40Z', '#f2e4c4', line, 2.2) +
    stroke('M-14 -58h8l5 -11 7 20 4 -9h6', orange, 3) +
    outlined('M-13 -126h26v26h-26Z', dark, line) +
    headAt(mood, 0, -146, 5, head)
  );
};

export const dragon: Companion = (mood) => {
  const [coat, dark, line, belly, horn] = ['#5fa07a', '#3c7a66', '#234a45', '#f2e2b0', '#f0c46a'];
  const head =
    outlined('M-34 -44C-40 -70 -54 -78 -60 -76C-58 -60 -56 -42 -46 -32Z', horn, '#8a5a2a') +
    outlined('M34 -44C40 -70 54 -78 60 -76C58 -60 56 -42 46 -32Z', horn, '#8a5a2a') +
    outlined('M-12 -56L0 -78L12 -56Z', '#e08a5a', '#7a3a30') +
    outlined('M-56 -16C-58 -70 58 -70 56 -16C62 10 46 42 0 42C-46 42 -62 10 -56 -16Z', coat, line) +
    path('M-34 12C-30 -6 30 -6 34 12C32 34 -32 34 -34 12Z', belly) +
    wash('M-56 -16C-57 -44 -34 -56 -16 -58C-42 -40 -46 0 -36 34C-56 26 -60 4 -56 -16Z', dark, 0.45) +
    eyes(
      mood,
      [
        [-26, -16],
        [26, -16],
      ],
      '#2a2430',
      10,
    ) +
    ellipse(-8, 8, 3, 2.4, line) +
    ellipse(8, 8, 3, 2.4, line) +
    cheeks(40, 4, '#f0806a') +
    stroke('M-14 20Q0 31 14 20', line, 3) +
    path('M-12 22l3 7 4 -5Z', '#ffffff');
  const rings = [-20, -42, -62].map((y) => draw`M-24 ${y}Q0 ${y + 9} 24 ${y}`).join('');
  return (
    outlined(
      'M36 -10C96 2 140 -24 132 -76C150 -70 152 -92 132 -96C120 -92 112 -80 118 -74C112 -50 78 -46 40 -50Z',
      coat,
      line,
    ) +
    outlined(
      'M-30 -96C-84 -150 -120 -140 -134 -112C-112 -114 -108 -102 -112 -92C-92 -96 -84 -86 -86 -76C-66 -80 -50 -70 -40 -62Z',
      '#e08a5a',
      '#7a3a30',
    ) +
    outlined(
      'M30 -96C84 -150 120 -140 134 -112C112 -114 108 -102 112 -92C92 -96 84 -86 86 -76C66 -80 50 -70 40 -62Z',
      '#d27848',
      '#7a3a30',
    ) +
    outlined('M-44 0C-64 -50 -44 -106 0 -110C44 -106 64 -50 44 0Z', coat, line) +
    path('M-24 -2C-34 -44 -22 -84 0 -90C22 -84 34 -44 24 -2Z', belly) +
    stroke(rings, '#d0b878', 3) +
    wash('M-44 0C-62 -46 -48 -92 -20 -106C-34 -70 -34 -30 -28 0Z', dark, 0.55) +
    outlined('M-40 0C-44 -20 -10 -20 -10 0Z', coat, line) +
    outlined('M10 0C10 -20 44 -20 40 0Z', coat, line) +
    outlined('M-34 -70C-52 -64 -50 -42 -34 -44C-24 -48 -24 -62 -34 -70Z', coat, line) +
    outlined('M34 -70C52 -64 50 -42 34 -44C24 -48 24 -62 34 -70Z', coat, line) +
    headAt(mood, 0, -142, -4, head)
  );
};

export const turtle: Companion = (mood) => {
  const [skin, dark, line, shell, shellDark] = ['#8db072', '#648a58', '#3c5a3c', '#b07f48', '#845a34'];
  const head =
    outlined(
      'M0 -48C34 -48 50 -26 48 0C46 26 26 38 0 38C-26 38 -46 26 -48 0C-50 -26 -34 -48 0 -48Z',
      skin,
      line,
    ) +
    wash('M-48 0C-50 -26 -34 -48 -6 -47C-36 -30 -40 4 -28 28C-42 20 -47 12 -48 0Z', dark, 0.4) +
    eyes(
      mood,
      [
        [-20, -6],
        [20, -6],
      ],
      '#2a2a20',
      9,
    ) +
    cheeks(32, 12) +
    stroke('M-12 16Q0 27 12 16', line, 3) +
    ellipse(-4, 6, 2, 1.8, line) +
    ellipse(4, 6, 2, 1.8, line);
  return (
    outlined('M50 -14Q84 -22 96 -6Q76 6 48 0Z', skin, line) +
    outlined('M-62 -18C-70 -86 -36 -112 6 -112C52 -112 84 -80 76 -20C60 0 -44 0 -62 -18Z', shell, line) +
    wash('M-62 -18C-68 -74 -44 -100 -16 -108C-40 -70 -42 -30 -34 -6Z', shellDark, 0.6) +
    stroke(
      'M6 -108L-8 -74L18 -48L52 -62L46 -98M-8 -74L-48 -64M18 -48L14 -10M52 -62L74 -50',
      shellDark,
      4,
      0.8,
    ) +
    outlined('M-44 -74C-46 -30 -30 -6 -4 -4C20 -6 32 -26 28 -56C10 -72 -20 -78 -44 -74Z', '#ead9a4', line) +
    stroke('M-38 -50Q-4 -40 28 -46M-30 -26Q-4 -18 22 -24', '#c4ac74', 3) +
    outlined('M-46 2C-52 -22 -14 -22 -14 2Z', skin, line) +
    outlined('M8 2C8 -22 46 -22 40 2Z', skin, line) +
    outlined('M-44 -66C-66 -58 -68 -34 -52 -32C-40 -38 -36 -52 -36 -64Z', skin, line) +
    outlined('M26 -60C48 -60 62 -40 52 -30C36 -30 26 -42 22 -54Z', skin, line) +
    headAt(mood, -12, -116, -5, head)
  );
};
