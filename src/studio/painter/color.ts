/** A colour as `#rrggbb`. Mixing happens in OKLab, where half-way between two paints looks half-way. */
export type Hex = string;

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (value: number): number => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number): number => {
  const c = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, c)));
};

/** The three channels of a colour, 0–255. */
export function rgb(color: Hex): readonly [number, number, number] {
  return [
    Number.parseInt(color.slice(1, 3), 16),
    Number.parseInt(color.slice(3, 5), 16),
    Number.parseInt(color.slice(5, 7), 16),
  ];
}

/** A colour in OKLab. */
export function lab(color: Hex): Lab {
  const [red, green, blue] = rgb(color);
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hex([lightness, a, b]: Lab): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((c) => fromLinear(c).toString(16).padStart(2, '0')).join('')}`;
}

/** `part` of the second colour in the first. */
export function mix(one: Hex, other: Hex, part: number): Hex {
  const a = lab(one);
  const b = lab(other);
  return hex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

/** The same paint, `step` lighter (negative: darker), its colourfulness multiplied. */
export function lighten(color: Hex, step: number, colourfulness = 1): Hex {
  const [lightness, a, b] = lab(color);
  return hex([Math.min(1, Math.max(0, lightness + step)), a * colourfulness, b * colourfulness]);
}
