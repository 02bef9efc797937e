import type { Gender, HairLength, HairStyle, Wear } from '../contract.ts';
import { ids } from './canvas.ts';
import { drawChild } from './child/body.ts';
import type { Look } from './child/look.ts';
import { mix } from './color.ts';

/**
 * The painter's child as a bust with CSS classes for skin and hair, for the form where a parent chooses the looks.
 * Strings only, so that it also runs in the browser.
 */

/** What the parent has chosen so far. Skin and hair colour come from CSS. */
export interface PortraitLook {
  readonly length: HairLength;
  readonly style: HairStyle;
  readonly gender?: Gender;
  readonly wears?: readonly Wear[];
}

/** The viewBox of the `<svg>` that the markup goes into. */
export const PORTRAIT_VIEWBOX = '-125 -412 250 262';

/** Placeholders for pigments that the page mixes from --skin and --hair. */
const PLACEHOLDER = {
  skin: '#a10101',
  skinShade: '#02a202',
  skinLine: '#a30303',
  blush: '#a40404',
  lip: '#a50505',
  eyeLine: '#a60606',
  hair: '#b10101',
  hairShade: '#02b202',
  hairLine: '#b30303',
  hairShine: '#b40404',
} as const;

const CLASS_OF: Readonly<Record<string, string>> = {
  [PLACEHOLDER.skin]: 'skin',
  [PLACEHOLDER.skinShade]: 'skin-sh',
  [PLACEHOLDER.skinLine]: 'skin-ln',
  [mix(PLACEHOLDER.skinLine, PLACEHOLDER.skin, 0.25)]: 'skin-ln',
  [PLACEHOLDER.blush]: 'blush',
  [PLACEHOLDER.lip]: 'lip',
  [PLACEHOLDER.eyeLine]: 'eye-ln',
  [PLACEHOLDER.hair]: 'hair',
  [PLACEHOLDER.hairShade]: 'hair-sh',
  [PLACEHOLDER.hairLine]: 'hair-ln',
  [mix(PLACEHOLDER.hairLine, PLACEHOLDER.hair, 0.35)]: 'hair-ln',
  [PLACEHOLDER.hairShine]: 'hair-hi',
};

const PREFIX: Readonly<Record<string, string>> = { fill: 'f', stroke: 's', 'stop-color': 'c' };

/** Replaces placeholders by classes, tag by tag. */
function withClasses(markup: string): string {
  return markup.replace(/<[a-zA-Z]+[^>]*>/g, (tag) => {
    const classes: string[] = [];
    const rest = tag.replace(
      / (fill|stroke|stop-color)="(#[0-9a-f]{6})"/g,
      (whole, attribute: string, color: string) => {
        const name = CLASS_OF[color];
        if (!name) return whole;
        classes.push(`${PREFIX[attribute]}-${name}`);
        return '';
      },
    );
    return classes.length ? rest.replace(/^<([a-zA-Z]+)/, `<$1 class="${classes.join(' ')}"`) : tag;
  });
}

/**
 * The inside of the portrait's `<svg>`. Colours are the classes f-, s- and c- with skin, skin-sh, skin-ln,
 * blush, lip, eye-ln, hair, hair-sh, hair-ln and hair-hi; clothes and eyes are plain colours.
 */
export function portraitMarkup({ length, style, gender, wears = [] }: PortraitLook): string {
  const girl = gender === 'girl';
  const look: Look = {
    ...PLACEHOLDER,
    girl,
    iris: '#5a3420',
    length,
    style,
    tied: 'loose',
    part: 1,
    bow: false,
    freckles: false,
    face: { jaw: 1, chin: 0, eyeHigh: 1, eyeWide: 1, slant: 0 },
    tall: 1,
    wide: 1,
    outfit: girl ? 'dungarees' : 'sweater',
    top: '#d9634a',
    bottom: '#3f6f7c',
    shoe: '#8a4a34',
    scarf: false,
    wears,
    key: `portrait|${length}|${style}`,
  };
  const id = ids(`portrait-${gender ?? 'child'}-${length}-${style}-`);
  return withClasses(drawChild(look, { pose: 'stand', feeling: 'proud', bust: true }, id));
}
