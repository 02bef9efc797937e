import './portrait.css';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { WEARS } from '../../../../studio/contract.ts';
import { PORTRAIT_VIEWBOX, portraitMarkup } from '../../../../studio/painter/portrait.ts';
import { PORTRAIT } from '../messages/create.ts';
import type { Draft } from './draft.ts';
import { pigmentClasses, portraitAlt, portraitLook } from './portrait-look.ts';

const FIELDS = [
  'characterSkinColor',
  'characterHairColor',
  'characterHairLength',
  'characterHairStyle',
  'characterGender',
  'characterEthnicity',
  'wears',
  'includeChildAsMain',
  'childName',
] as const;

/** The child as the painter would draw it; updates with every choice. */
export function Portrait() {
  const [skin, hair, length, style, gender, ethnicity, wears, included, name] = useWatch<
    Draft,
    typeof FIELDS
  >({
    name: FIELDS,
  });
  const look = portraitLook({ skin, hair, length, style, gender, ethnicity, wears });
  // A string, so that a new array with the same wears does not redraw.
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
