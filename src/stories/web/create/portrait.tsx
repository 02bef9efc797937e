import './portrait.css';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { WEARS } from '../../../studio/contract.ts';
import { PORTRAIT_VIEWBOX, portraitMarkup } from '../../../studio/painter/portrait.ts';
import { PORTRAIT } from '../words/create.ts';
import type { Draft } from './draft.ts';
import { pigmentClasses, portraitAlt, portraitLook } from './portrait-look.ts';

const ANSWERS = [
  'characterSkinColor',
  'characterHairColor',
  'characterHairLength',
  'characterHairStyle',
  'characterGender',
  'wears',
  'includeChildAsMain',
  'childName',
] as const;

/** The child as the painter would draw it, changing as one chooses. */
export function Portrait() {
  const [skin, hair, length, style, gender, wears, included, name] = useWatch<Draft, typeof ANSWERS>({
    name: ANSWERS,
  });
  const look = portraitLook({ skin, hair, length, style, gender, wears });
  // Compared by what it says: a new list of the same things draws nothing anew.
  const worn = look.wears.join(' ');
  const drawing = useMemo(
    () => ({
      __html: portraitMarkup({
        length: look.length,
        style: look.style,
        wears: WEARS.filter((wear) => worn.includes(wear)),
        ...(look.gender ? { gender: look.gender } : {}),
      }),
    }),
    [look.length, look.style, look.gender, worn],
  );
  return (
    <div className="portrait">
      <div className={`portrait-paper ${pigmentClasses(look)}`}>
        <svg
          viewBox={PORTRAIT_VIEWBOX}
          role="img"
          aria-label={portraitAlt(look)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the painter, nothing that was typed
          dangerouslySetInnerHTML={drawing}
        />
      </div>
      <p>{(included && name.trim()) || PORTRAIT.hero}</p>
    </div>
  );
}
