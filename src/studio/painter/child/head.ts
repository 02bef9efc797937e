import type { Look } from './look.ts';

/** What hair needs to know of a child; the portrait has no more than this. */
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
