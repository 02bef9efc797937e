import { parseArgs } from 'node:util';
import { AGE_BANDS, type AgeBand } from '../age-bands.ts';
import {
  GENDERS,
  type Gender,
  HAIR_LENGTHS,
  HAIR_STYLES,
  type HairLength,
  type HairStyle,
  STRUCTURES,
  type StoryRequest,
  type Structure,
  WEARS,
  type Wear,
} from '../contract.ts';

/** A wrong or missing flag, reported to the user without a stack trace. */
export class FlagError extends Error {
  override name = 'FlagError';
}

/** The flags as they were given. @throws FlagError when one is unknown. */
export function flagsOf(argv: readonly string[]): Readonly<Record<string, string | undefined>> {
  const names = [
    'age',
    'prompt',
    'name',
    'gender',
    'structure',
    'theme',
    'skin',
    'hair',
    'ethnicity',
    'hair-style',
    'hair-length',
    'wears',
    'seed',
    'pictures',
    'out',
    'telling',
    'had',
  ];
  const text = { type: 'string' } as const;
  try {
    const options = {
      ...Object.fromEntries(names.map((name) => [name, text])),
      help: { type: 'boolean' },
      doctor: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args: [...argv], options, strict: true });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    );
  } catch (error) {
    throw new FlagError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** The value of a flag that has to be one of a list, in any case. @throws FlagError */
export function oneOf<T extends string>(
  list: readonly T[],
  flag: string,
  value: string | undefined,
): T | undefined {
  if (value === undefined) return undefined;
  const found = list.find(
    (item) => item === value.toLowerCase().replace(/['’]s journey|-journey| journey/, '_journey'),
  );
  if (found === undefined)
    throw new FlagError(`--${flag} must be one of ${list.join(', ')}, not “${value}”.`);
  return found;
}

/** Parses a comma-separated list such as "glasses,wheelchair". */
function wearsOf(value: string | undefined): readonly Wear[] | undefined {
  return value
    ?.split(',')
    .flatMap((word) => oneOf<Wear>(WEARS, 'wears', word.trim().replace(/[ -]/g, '_')) ?? []);
}

/** The story request that the flags ask for. @throws FlagError when one is missing or wrong. */
export function requestFrom(flags: Readonly<Record<string, string | undefined>>): StoryRequest {
  const ageBand = oneOf<AgeBand>(AGE_BANDS, 'age', flags.age);
  if (ageBand === undefined) throw new FlagError(`--age is missing: choose one of ${AGE_BANDS.join(', ')}.`);
  const prompt = flags.prompt?.trim() ?? '';
  if (prompt.length < 10)
    throw new FlagError('--prompt is missing or too short: describe the story in at least 10 characters.');
  const name = flags.name;
  return {
    prompt,
    ageBand,
    structure: oneOf<Structure>(STRUCTURES, 'structure', flags.structure) ?? 'classic',
    ...(flags.theme === undefined ? {} : { theme: flags.theme }),
    traits: Object.fromEntries(
      Object.entries({
        gender: oneOf<Gender>(GENDERS, 'gender', flags.gender),
        ethnicity: flags.ethnicity,
        skinColor: flags.skin,
        hairColor: flags.hair,
        hairStyle: oneOf<HairStyle>(HAIR_STYLES, 'hair-style', flags['hair-style']),
        hairLength: oneOf<HairLength>(HAIR_LENGTHS, 'hair-length', flags['hair-length']),
        wears: wearsOf(flags.wears),
      }).filter(([, value]) => value !== undefined),
    ),
    childIsHero: name !== undefined,
    ...(name === undefined ? {} : { childName: name }),
    ...(flags.had === undefined ? {} : { had: flags.had.split(',').map((id) => id.trim()) }),
    ...(flags.telling === undefined ? {} : { telling: flags.telling }),
    seed: flags.seed ?? '1',
  };
}
