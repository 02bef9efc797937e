import { blob, dab, draw, ellipse, many, path, wash } from '../brush.ts';
import { type Canvas, SIDE } from '../canvas.ts';
import { lighten, mix } from '../color.ts';

type Puff = readonly [x: number, y: number, r: number];

/** Rows of puffs from the back to the front; each row has its own shadow, half-tone and lit side. */
function heap({ r, light }: Canvas, rows: readonly (readonly Puff[])[], depth: number): string {
  const side = light.from[0];
  const far = (color: string): string => mix(color, light.sky[1], depth);
  const layer = (row: readonly Puff[], size: number, dx: number, dy: number, least = 0): string =>
    row
      .filter(([, , q]) => q > least)
      .map(([x, y, q]) => blob(r, x + dx * q, y + dy * q, q * size * 1.08, q * size * 0.94, 7, 0.12))
      .join('');
  let out = '';
  for (const [i, row] of rows.entries()) {
    const low = i / Math.max(1, rows.length - 1);
    const mean = row.reduce((sum, [, , q]) => sum + q, 0) / row.length;
    out += path(
      layer(row, 1.16, -side * 0.08, 0.12),
      far(mix(light.cloud[2], light.cloud[1], 0.66 - low * 0.12)),
    );
    out += path(
      layer(row, 1.08, side * 0.06, -0.06),
      far(mix(light.cloud[1], light.cloud[2], 0.06 + low * 0.1)),
    );
    out += path(layer(row, 0.98, side * 0.14, -0.18), far(light.cloud[1]));
    out += path(layer(row, 0.8, side * 0.24, -0.34, mean * 0.7), far(light.cloud[0]));
  }
  return out;
}

/** A drifting cloud with a flat foot. */
export function cloud(canvas: Canvas, x: number, y: number, width: number, depth = 0): string {
  const { r, light } = canvas;
  const height = width * 0.3;
  const peak = r.between(0.35, 0.65);
  const back: Puff[] = [];
  const front: Puff[] = [];
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11;
    const swell = Math.exp(-(((t - peak) / 0.28) ** 2));
    const across = x + (t - 0.5) * width * 0.9;
    back.push([
      across,
      y - swell * height * r.between(0.5, 0.85),
      width * (0.03 + swell * 0.11) * r.between(0.85, 1.15),
    ]);
    front.push([
      across + r.spread() * 14,
      y - swell * height * 0.12,
      width * (0.045 + swell * 0.06) * r.between(0.8, 1.1),
    ]);
  }
  const foot = mix(mix(light.cloud[2], light.cloud[1], 0.45), light.sky[1], depth + 0.1);
  return (
    heap(canvas, [back, front], depth) +
    wash(
      dab(x, y + width * 0.05, width * 1.02, width * 0.05, 0) +
        dab(x + width * 0.1, y + width * 0.085, width * 0.6, width * 0.03, 0),
      foot,
      0.9,
    )
  );
}

/** A summer cloud as high as a mountain, its foot lost in haze. */
export function cloudTower(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
): string {
  const { r, light } = canvas;
  const w = Math.min(width, 470);
  const tall = Math.min(height, w * 0.92);
  const rows = 5;
  const breadth = (t: number): number => w * Math.sqrt(1 - t ** 1.6) * 0.9 + w * 0.12;
  // Puffs are closer than they are wide, so that the heap has no gaps.
  const heapRows = Array.from({ length: rows }, (_, row) => {
    const t = (1 - row / (rows - 1)) * 0.86;
    const reach = breadth(t) * r.between(0.88, 1.06);
    const size = w * (0.15 - 0.05 * t);
    const count = Math.max(3, Math.round(reach / (size * 0.8)));
    return Array.from({ length: count }, (_, i): Puff => {
      const u = (i / (count - 1)) * 2 - 1;
      const sag = u * u * tall * 0.1;
      return [
        x + (u * reach) / 2 + t * w * 0.06 * light.from[0],
        y - t * tall + sag + r.spread() * tall * 0.05,
        size * (1.05 - Math.abs(u) * 0.35) * r.between(0.75, 1.25),
      ];
    });
  });
  const id = canvas.id();
  const haze = `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${light.haze}" stop-opacity="0"/><stop offset="1" stop-color="${light.haze}" stop-opacity=".85"/></linearGradient>`;
  return (
    heap(canvas, heapRows, depth) +
    haze +
    draw`<rect x="${x - w * 0.8}" y="${y - tall * 0.35}" width="${w * 1.6}" height="${tall * 0.35 + 40}" fill="url(#${id})" />`
  );
}

/** The sky down to the horizon, with sun or moon and stars. */
export function sky({ r, light, id }: Canvas, horizon: number): string {
  const [top, middle, low] = light.sky;
  const sky = id();
  const stops = [
    [0, top],
    [0.28, lighten(mix(top, middle, 0.5), 0.01, 1.25)],
    [0.55, middle],
    [0.78, lighten(mix(middle, low, 0.5), 0, 1.15)],
    [1, low],
  ] as const;
  let out = `<linearGradient id="${sky}" x1="0" x2="0" y1="0" y2="1">${stops
    .map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('')}</linearGradient><rect width="${SIDE}" height="${horizon + 40}" fill="url(#${sky})"/>`;
  const bands = ['', '', ''] as [string, string, string];
  for (let i = 0; i < 60; i++) {
    const y = r() * horizon;
    const t = y / horizon;
    bands[t < 0.4 ? 0 : t < 0.75 ? 1 : 2] += dab(
      r() * SIDE,
      y,
      r.between(120, 360),
      r.between(10, 34),
      r.spread() * 0.08,
    );
  }
  out += wash(bands[0], mix(top, middle, 0.45), 0.35);
  out += wash(bands[1], mix(middle, low, 0.5), 0.3);
  out += wash(bands[2], mix(low, '#fff4dc', 0.4), 0.3);
  if (light.stars) out += stars({ r, light, id }, horizon);
  if (light.sun) out += sun({ r, light, id }, horizon);
  return out;
}

function stars({ r, light }: Canvas, horizon: number): string {
  const small = many(110 * light.stars, () => {
    const q = r.between(1, 2.6);
    return blob(r, r() * SIDE, r() ** 1.4 * horizon * 0.85, q, q, 5, 0.1);
  });
  const large = many(12 * light.stars, () => {
    const x = r() * SIDE;
    const y = r() * horizon * 0.6;
    const q = r.between(5, 9);
    return draw`M${x} ${y - q}Q${x} ${y} ${x + q} ${y}Q${x} ${y} ${x} ${y + q}Q${x} ${y} ${x - q} ${y}Q${x} ${y} ${x} ${y - q}Z`;
  });
  return wash(small, '#fff6dc', 0.85) + path(large, '#fffbe8');
}

function sun({ r, light, id }: Canvas, horizon: number): string {
  const disc = light.sun;
  if (!disc) return '';
  const x = disc.x * SIDE;
  const y = (disc.y * horizon) / 0.62;
  const glow = id();
  const halo = `<radialGradient id="${glow}"><stop offset="0" stop-color="${disc.color}" stop-opacity=".95"/><stop offset=".25" stop-color="${light.key}" stop-opacity=".5"/><stop offset="1" stop-color="${light.key}" stop-opacity="0"/></radialGradient>`;
  const marks = disc.moon
    ? ellipse(x - 14, y - 8, 11, 9, '#e6dcb8', 0.7) +
      ellipse(x + 16, y + 12, 8, 7, '#e6dcb8', 0.7) +
      ellipse(x + 10, y - 18, 6, 5, '#e6dcb8', 0.6)
    : '';
  return (
    halo +
    draw`<circle cx="${x}" cy="${y}" r="${disc.r * 6}" fill="url(#${glow})"/>` +
    path(blob(r, x, y, disc.r, disc.r, 14, 0.025), disc.color) +
    marks
  );
}

/** A rainbow over the horizon. */
export function rainbow(x: number, y: number): string {
  return ['#e8695a', '#f0a24f', '#f6d866', '#8cc47a', '#6fb0d8', '#9a86c8']
    .map(
      (color, i) =>
        draw`<circle cx="${x}" cy="${y}" r="${470 - i * 17}" fill="none" stroke="${color}" stroke-width="18" stroke-opacity=".36"/>`,
    )
    .join('');
}

/** A band of mist. */
export function mist({ id }: Canvas, y: number, height: number, color: string, opacity: number): string {
  const fade = id();
  return (
    `<linearGradient id="${fade}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".5" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>` +
    draw`<rect y="${y}" width="${SIDE}" height="${height}" fill="url(#${fade})"/>`
  );
}
