import { draw, ellipse, outlined, path, stroke, wash } from '../brush.ts';
import { type Companion, cheeks, eyes, headAt, muzzle, paws } from './kit.ts';

export const fox: Companion = (mood) => {
  const [coat, dark, line, white] = ['#dd7a3a', '#b9552c', '#7a3420', '#fbeedb'];
  const head =
    outlined('M-48 -22C-62 -74 -50 -92 -44 -92C-28 -86 -14 -66 -8 -48Z', coat, line) +
    outlined('M48 -22C62 -74 50 -92 44 -92C28 -86 14 -66 8 -48Z', coat, line) +
    path('M-44 -44C-50 -68 -46 -80 -43 -81C-34 -74 -26 -62 -22 -52Z', '#5a3026') +
    path('M44 -44C50 -68 46 -80 43 -81C34 -74 26 -62 22 -52Z', '#5a3026') +
    outlined(
      'M0 -58C36 -58 54 -36 62 -4C50 18 22 36 0 36C-22 36 -50 18 -62 -4C-54 -36 -36 -58 0 -58Z',
      coat,
      line,
    ) +
    path(
      'M-61 -4C-46 -10 -30 -8 -18 6C-8 16 8 16 18 6C30 -8 46 -10 61 -4C50 18 22 35 0 35C-22 35 -50 18 -61 -4Z',
      white,
    ) +
    eyes(mood, [
      [-25, -10],
      [25, -10],
    ]) +
    cheeks(38, 8) +
    muzzle(9, line);
  return (
    outlined('M40 -14C110 -6 128 -60 108 -112C100 -90 92 -88 84 -98C74 -70 52 -60 36 -50Z', coat, line) +
    path(
      'M108 -112C100 -90 92 -88 84 -98C80 -86 74 -78 68 -72C84 -66 104 -72 112 -84C112 -94 111 -102 108 -112Z',
      white,
    ) +
    outlined('M-36 0C-52 -50 -38 -104 0 -108C40 -104 58 -50 42 0Z', coat, line) +
    path('M-18 -2C-26 -44 -20 -76 2 -84C20 -76 24 -40 18 -2Z', white) +
    wash('M-36 0C-50 -46 -40 -90 -14 -104C-30 -70 -28 -30 -22 0Z', dark, 0.55) +
    paws('#5a3026', line) +
    headAt(mood, -4, -124, -6, head)
  );
};

export const rabbit: Companion = (mood) => {
  const [coat, dark, line] = ['#f1e4d2', '#cdb49c', '#8a6a58'];
  const head =
    outlined('M-30 -30C-50 -90 -44 -130 -30 -132C-14 -130 -8 -80 -8 -38Z', coat, line) +
    outlined('M30 -30C58 -84 56 -122 42 -126C26 -126 12 -80 8 -38Z', coat, line) +
    path('M-26 -44C-38 -90 -36 -116 -30 -118C-22 -112 -18 -80 -17 -46Z', '#e8a594') +
    path('M26 -44C44 -84 44 -108 40 -112C30 -108 20 -78 17 -46Z', '#e8a594') +
    outlined(
      'M0 -46C34 -46 50 -24 48 0C46 26 24 36 0 36C-24 36 -46 26 -48 0C-50 -24 -34 -46 0 -46Z',
      coat,
      line,
    ) +
    eyes(mood, [
      [-20, -6],
      [20, -6],
    ]) +
    cheeks(30, 12, '#f0907a') +
    path('M-6 8Q0 4 6 8Q3 14 0 14Q-3 14 -6 8Z', '#c9706a') +
    stroke('M0 14v4M-8 19Q-3 24 0 18Q3 24 8 19', line, 2.6);
  return (
    ellipse(46, -22, 20, 18, '#fff8ea') +
    outlined('M-34 0C-50 -44 -34 -88 0 -90C36 -88 52 -44 38 0Z', coat, line) +
    wash('M-34 0C-46 -40 -36 -74 -14 -88C-26 -60 -26 -26 -20 0Z', dark, 0.6) +
    paws('#fff6e8', line, 24) +
    headAt(mood, -2, -110, -5, head)
  );
};

export const owl: Companion = (mood) => {
  const joyful = mood === 'joyful';
  const [coat, dark, line, pale] = ['#a9764a', '#7d5336', '#573624', '#f3dfba'];
  const disc = (x: number): string =>
    ellipse(x, -6, 28, 30, pale) + (joyful ? '' : ellipse(x, -5, 18, 19, '#fff6dc'));
  const feathers = [
    [-16, -76],
    [0, -76],
    [16, -76],
    [-22, -58],
    [-8, -58],
    [8, -58],
    [22, -58],
    [-14, -40],
    [0, -40],
    [14, -40],
  ] as const;
  const head =
    outlined(
      'M-54 -20C-60 -50 -58 -72 -52 -80C-40 -66 -24 -58 0 -58C24 -58 40 -66 52 -80C58 -72 60 -50 54 -20C56 18 32 40 0 40C-32 40 -56 18 -54 -20Z',
      coat,
      line,
    ) +
    disc(-24) +
    disc(24) +
    eyes(
      mood,
      [
        [-23, -4],
        [23, -4],
      ],
      '#2e1c14',
      10,
    ) +
    outlined('M-8 6Q0 2 8 6L0 24Z', '#e8a23c', '#8a5420', 2.2);
  return (
    outlined('M-46 -10C-64 -60 -44 -118 0 -122C44 -118 64 -60 46 -10C30 4 -30 4 -46 -10Z', coat, line) +
    path('M-26 -6C-36 -50 -24 -88 0 -92C24 -88 36 -50 26 -6Z', pale) +
    stroke(feathers.map(([x, y]) => draw`M${x - 6} ${y}q6 8 12 0`).join(''), '#c9a26c', 3) +
    outlined('M-44 -86C-72 -64 -72 -24 -50 -4C-38 -30 -36 -60 -40 -86Z', dark, line) +
    outlined('M44 -86C72 -64 72 -24 50 -4C38 -30 36 -60 40 -86Z', dark, line) +
    stroke('M-20 0v6M-14 0v6M-8 0v5M8 0v5M14 0v6M20 0v6', '#e8a23c', 6) +
    headAt(mood, 0, -132, -4, head)
  );
};

export const bear: Companion = (mood) => {
  const [coat, dark, line, pale] = ['#9a6a44', '#744a32', '#4e3020', '#e6c79a'];
  const ear = (x: number): string =>
    ellipse(x, -48, 19, 19, line) + ellipse(x, -48, 16.5, 16.5, coat) + ellipse(x, -46, 9, 9, '#d99a7c');
  const head =
    ear(-40) +
    ear(40) +
    outlined(
      'M0 -60C38 -60 60 -34 58 -2C56 26 30 40 0 40C-30 40 -56 26 -58 -2C-60 -34 -38 -60 0 -60Z',
      coat,
      line,
    ) +
    ellipse(0, 16, 27, 20, pale) +
    eyes(mood, [
      [-24, -10],
      [24, -10],
    ]) +
    cheeks(42, 10) +
    muzzle(6, line);
  return (
    outlined('M-48 0C-68 -50 -50 -112 0 -116C50 -112 68 -50 48 0Z', coat, line) +
    path('M-26 -4C-36 -44 -24 -80 0 -84C24 -80 36 -44 26 -4Z', pale) +
    wash('M-48 0C-64 -48 -50 -96 -20 -112C-38 -74 -36 -32 -30 0Z', dark, 0.5) +
    outlined('M-44 -84C-66 -74 -70 -48 -60 -34C-46 -32 -38 -52 -36 -72Z', coat, line) +
    outlined('M44 -84C66 -74 70 -48 60 -34C46 -32 38 -52 36 -72Z', coat, line) +
    outlined('M-44 2C-50 -24 -8 -24 -10 2Z', coat, line) +
    outlined('M10 2C8 -24 50 -24 44 2Z', coat, line) +
    ellipse(-27, -6, 9, 6, '#d99a7c') +
    ellipse(27, -6, 9, 6, '#d99a7c') +
    headAt(mood, -2, -134, -4, head)
  );
};
