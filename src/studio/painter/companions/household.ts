import { ellipse, outlined, path, stroke, wash } from '../brush.ts';
import { type Companion, cheeks, eyes, headAt, muzzle, paws } from './kit.ts';

export const dog: Companion = (mood) => {
  const joyful = mood === 'joyful';
  const [coat, dark, line, white] = ['#d9a866', '#8f5a34', '#6a4226', '#fbf0dc'];
  const head =
    outlined(
      'M0 -56C36 -56 54 -34 54 -8C54 22 28 40 0 40C-28 40 -54 22 -54 -8C-54 -34 -36 -56 0 -56Z',
      coat,
      line,
    ) +
    path('M-9 -56Q0 -20 -14 2Q-20 36 0 39Q20 36 14 2Q0 -20 9 -56Z', white) +
    path('M14 -30C30 -38 50 -26 50 -4C42 10 22 8 16 -6Z', dark) +
    outlined('M-40 -50C-70 -62 -84 -22 -70 14C-54 16 -46 -10 -44 -36Z', dark, line) +
    outlined('M40 -50C70 -62 84 -22 70 14C54 16 46 -10 44 -36Z', dark, line) +
    eyes(mood, [
      [-25, -8],
      [25, -8],
    ]) +
    cheeks(36, 12) +
    muzzle(8, line) +
    (joyful ? outlined('M-6 24Q0 20 6 24V34Q0 42 -6 34Z', '#e8807c', '#a04a50', 2) : '');
  return (
    outlined('M34 -16C70 -20 92 -52 88 -84C84 -96 70 -92 70 -80C70 -60 54 -46 32 -44Z', coat, line) +
    outlined('M-36 0C-52 -50 -38 -104 0 -108C40 -104 56 -50 40 0Z', coat, line) +
    path('M-18 -2C-26 -44 -20 -78 0 -84C20 -78 24 -40 18 -2Z', white) +
    wash('M-36 0C-50 -46 -40 -90 -14 -104C-30 -70 -28 -30 -22 0Z', dark, 0.4) +
    paws(white, line) +
    path('M-34 -92Q0 -76 34 -92L36 -80Q0 -62 -36 -80Z', '#c9483c') +
    ellipse(0, -66, 8, 8, '#f0c65a') +
    headAt(mood, -2, -128, -5, head)
  );
};

export const cat: Companion = (mood) => {
  const [coat, dark, line, white] = ['#8f8aa0', '#625d78', '#464156', '#f6eef0'];
  const head =
    outlined('M-50 -16C-58 -60 -50 -84 -44 -86C-30 -78 -18 -64 -12 -50Z', coat, line) +
    outlined('M50 -16C58 -60 50 -84 44 -86C30 -78 18 -64 12 -50Z', coat, line) +
    path('M-43 -36C-48 -60 -44 -70 -41 -72C-33 -66 -26 -58 -22 -50Z', '#e8a9a4') +
    path('M43 -36C48 -60 44 -70 41 -72C33 -66 26 -58 22 -50Z', '#e8a9a4') +
    outlined(
      'M0 -54C34 -54 56 -34 56 -6C56 22 28 38 0 38C-28 38 -56 22 -56 -6C-56 -34 -34 -54 0 -54Z',
      coat,
      line,
    ) +
    path('M-22 14Q-20 36 0 37Q20 36 22 14Q10 2 0 6Q-10 2 -22 14Z', white) +
    stroke('M-10 -52L-7 -34M0 -54V-34M10 -52L7 -34', dark, 5) +
    eyes(
      mood,
      [
        [-24, -8],
        [24, -8],
      ],
      '#35502e',
      9,
    ) +
    cheeks(40, 10, '#f0907a') +
    path('M-6 8Q0 4 6 8Q3 13 0 13Q-3 13 -6 8Z', '#d0706a') +
    stroke('M0 13v4M-8 18Q-3 23 0 17Q3 23 8 18', line, 2.6) +
    stroke('M-34 14l-26 -4M-34 20l-26 4M34 14l26 -4M34 20l26 4', white, 2, 0.9);
  return (
    stroke('M32 -14C84 -8 92 -60 72 -92C66 -104 78 -116 90 -108', line, 21) +
    stroke('M32 -14C84 -8 92 -60 72 -92C66 -104 78 -116 90 -108', coat, 16) +
    outlined('M-34 0C-48 -50 -36 -98 0 -102C36 -98 52 -50 38 0Z', coat, line) +
    path('M-15 -2C-22 -40 -16 -72 0 -78C16 -72 20 -38 15 -2Z', white) +
    wash('M-34 0C-46 -46 -38 -86 -14 -98C-28 -66 -26 -28 -20 0Z', dark, 0.45) +
    paws(white, line, 24) +
    headAt(mood, -2, -120, -6, head)
  );
};

export const bird: Companion = (mood) => {
  const joyful = mood === 'joyful';
  const [coat, dark, line, pale] = ['#5b9fc8', '#3a729c', '#28506e', '#fbe8cf'];
  const head =
    outlined('M-4 -46Q-14 -72 6 -76Q0 -66 8 -60Q16 -72 26 -66Q16 -58 16 -46Z', coat, line) +
    outlined(
      'M0 -50C32 -50 50 -28 48 -2C46 24 26 36 0 36C-26 36 -46 24 -48 -2C-50 -28 -32 -50 0 -50Z',
      coat,
      line,
    ) +
    path('M-30 12C-26 -8 -8 -10 0 0C8 -10 26 -8 30 12C26 30 10 35 0 35C-10 35 -26 30 -30 12Z', pale) +
    eyes(mood, [
      [-22, -8],
      [22, -8],
    ]) +
    cheeks(34, 8) +
    outlined('M-9 4Q0 -2 9 4L2 20Q0 22 -2 20Z', '#eaa63e', '#94581c', 2.2);
  return (
    outlined('M26 -22C60 -22 92 -6 104 10C84 16 52 10 24 -4Z', dark, line) +
    stroke('M-12 -6v8M12 -6v8', '#d98a3a', 6) +
    stroke('M-20 4h16M4 4h16', '#d98a3a', 5) +
    outlined('M-42 -12C-56 -54 -36 -92 0 -94C36 -92 56 -54 42 -12C26 2 -26 2 -42 -12Z', coat, line) +
    path('M-24 -8C-32 -40 -22 -66 0 -70C22 -66 32 -40 24 -8Q0 4 -24 -8Z', pale) +
    outlined('M-36 -70C-62 -60 -72 -34 -66 -14C-48 -18 -34 -38 -30 -58Z', dark, line) +
    outlined(
      joyful
        ? 'M34 -72C58 -92 84 -96 96 -88C88 -64 62 -48 34 -52Z'
        : 'M36 -70C62 -60 72 -34 66 -14C48 -18 34 -38 30 -58Z',
      dark,
      line,
    ) +
    headAt(mood, -2, -112, -4, head)
  );
};
