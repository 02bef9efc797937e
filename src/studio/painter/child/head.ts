import type { Look } from './look.ts';

/** The properties of a child that drawing the head needs; the portrait has only these. */
export type Head = Pick<
  Look,
  | 'girl'
  | 'length'
  | 'style'
  | 'tied'
  | 'part'
  | 'bow'
  | 'top'
  | 'key'
  | 'hair'
  | 'hairShade'
  | 'hairShine'
  | 'hairLine'
  | 'wears'
>;
