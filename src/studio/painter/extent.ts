/** A rectangle on the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const STILL: Matrix = [1, 0, 0, 1, 0, 0];
const TAGS = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const STEPS = /([MLHVCSQTAZmlhvcsqtaz])([^A-Za-z]*)/g;
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Numbers of one step of a path, and where in it its points begin. */
const LENGTHS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const HIDDEN = new Set(['clipPath', 'radialGradient', 'linearGradient', 'defs']);

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

const numbersIn = (text: string): number[] => (text.match(NUMBERS) ?? []).map(Number);

/** An attribute of a tag whose text begins with a space. */
function attribute(tag: string, name: string): string | undefined {
  const key = ` ${name}="`;
  const at = tag.indexOf(key);
  return at < 0 ? undefined : tag.slice(at + key.length, tag.indexOf('"', at + key.length));
}

/** The matrix of a `transform`. */
function matrixOf(transform: string): Matrix {
  let m = STILL;
  for (const [, name, inside] of transform.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)) {
    const [p = 0, q, z = 0] = numbersIn(inside ?? '');
    if (name === 'translate') m = times(m, [1, 0, 0, 1, p, q ?? 0]);
    else if (name === 'scale') m = times(m, [p, 0, 0, q ?? p, 0, 0]);
    else {
      const [sin, cos] = [Math.sin((p * Math.PI) / 180), Math.cos((p * Math.PI) / 180)];
      const around = q ?? 0;
      m = times(m, [cos, sin, -sin, cos, around - cos * around + sin * z, z - sin * around - cos * z]);
    }
  }
  return m;
}

/** Every corner and handle of a path, which enclose its area. */
function corners(d: string, visit: (x: number, y: number) => void): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = 'Z', inside = ''] of d.matchAll(STEPS)) {
    const kind = letter.toUpperCase();
    const near = letter !== kind;
    const list = numbersIn(inside);
    const length = LENGTHS[kind] ?? 0;
    if (length === 0) [x, y] = [startX, startY];
    for (let i = 0; length > 0 && i + length <= list.length; i += length) {
      const [fromX, fromY] = near ? [x, y] : [0, 0];
      if (kind === 'H') x = fromX + (list[i] ?? 0);
      else if (kind === 'V') y = fromY + (list[i] ?? 0);
      else {
        const first = kind === 'A' ? i + 5 : i;
        const bulge = kind === 'A' ? (list[i] ?? 0) : 0;
        for (let k = first; k < i + length; k += 2) {
          x = fromX + (list[k] ?? 0);
          y = fromY + (list[k + 1] ?? 0);
          visit(x - bulge, y - bulge);
          visit(x + bulge, y + bulge);
        }
      }
      visit(x, y);
      if (kind === 'M' && i === 0) [startX, startY] = [x, y];
    }
  }
}

/**
 * The rectangles that the shapes of a drawing cover, in the order in which they are drawn, from paths, ellipses and
 * transforms: a little too large where a curve does not reach its handles.
 */
export function shapes(markup: string): Box[] {
  const found: Box[] = [];
  const stack: Matrix[] = [STILL];
  let hidden = 0;
  for (const [, closing, name = '', tag = '', alone] of markup.matchAll(TAGS)) {
    if (HIDDEN.has(name) && !alone) hidden += closing ? -1 : 1;
    if (closing) {
      if (name === 'g') stack.pop();
      continue;
    }
    const transform = attribute(tag, 'transform');
    const outer = stack.at(-1) ?? STILL;
    const m = transform ? times(outer, matrixOf(transform)) : outer;
    if (name === 'g' && !alone) stack.push(m);
    if (hidden > 0) continue;
    let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
    const visit = (x: number, y: number): void => {
      const [u, v] = [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
      left = Math.min(left, u);
      right = Math.max(right, u);
      top = Math.min(top, v);
      bottom = Math.max(bottom, v);
    };
    const d = attribute(tag, 'd');
    if (d) corners(d, visit);
    if (name === 'ellipse' || name === 'circle') {
      const at = (key: string): number => Number(attribute(tag, key) ?? 0);
      const [cx, cy, rx, ry] = [at('cx'), at('cy'), at('rx') || at('r'), at('ry') || at('r')];
      for (const side of [-1, 1]) {
        visit(cx + side * rx, cy - ry);
        visit(cx + side * rx, cy + ry);
      }
    }
    if (left > right) continue;
    const half = (Number(attribute(tag, 'stroke-width') ?? 0) / 2) * Math.hypot(m[0], m[1]);
    found.push({ left: left - half, top: top - half, right: right + half, bottom: bottom + half });
  }
  return found;
}

/** The rectangle around all of these; empty where there is none. */
export function around(boxes: readonly Box[]): Box {
  const [first, ...others] = boxes;
  if (!first) return { left: 0, top: 0, right: 0, bottom: 0 };
  let { left, top, right, bottom } = first;
  for (const box of others) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** The rectangle that a whole drawing covers. */
export const extent = (markup: string): Box => around(shapes(markup));
