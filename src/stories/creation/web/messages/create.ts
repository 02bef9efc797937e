import type {
  Build,
  Gender,
  HairLength,
  HairStyle,
  Height,
  Structure,
  Wear,
} from '../../../../studio/contract.ts';

/** The Create Story form. */
export const CREATE = {
  title: 'What should tonight’s story be about?',
  /** Shown when the form opens with what was entered before. */
  restored: 'We’ve kept what you wrote.',
  discard: 'Start again',
  optional: '(optional)',
  required: '(required)',
} as const;

export const TOPIC = {
  name: 'Topic or challenge',
  hint: 'A worry, a first time, something to celebrate. The little details make it yours.',
  themes: 'Or start from a theme',
  allThemes: (count: number) => `All ${count} themes`,
} as const;

/** Type, age and structure. */
export const CHOICES = {
  type: 'Story type',
  moral: 'Moral',
  moralWords: 'A gentle lesson.',
  laterTypes: ['Special Kids', 'Educational'],
  comingSoon: 'Coming Soon',
  age: 'Age group',
  years: (years: string) => `${years} years`,
  structure: 'Story structure',
} as const;

export const STRUCTURE_NAMES: Readonly<Record<Structure, { name: string; words: string }>> = {
  classic: { name: 'Classic Arc', words: 'A want, a wobble, a way through.' },
  fairytale: { name: 'Fairytale', words: 'Three tries, and the third one works.' },
  hero_journey: { name: "Hero's Journey", words: 'Out into the world and home again, changed.' },
};

export const CHILD = {
  section: 'Your child',
  include: 'Make my child the main character',
  open: 'Leave anything blank and we’ll choose.',
  name: "Child's name",
  gender: 'Gender',
  skin: 'Skin',
  hairColor: 'Hair colour',
  ownWords: 'or in your own words',
  wears: 'Glasses and more',
  hairLength: 'Hair length',
  hairStyle: 'Hair style',
  height: 'Height',
  build: 'Body structure',
  ethnicity: 'Ethnicity',
  country: 'Country',
  favoriteTheme: 'Favourite theme',
} as const;

export const GENDER_NAMES: Readonly<Record<Gender, string>> = { girl: 'Girl', boy: 'Boy' };
export const HAIR_LENGTH_NAMES: Readonly<Record<HairLength, string>> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
};
/** In the order of the portrait's curls: curly, wavy, straight. */
export const HAIR_STYLE_NAMES: Readonly<Record<HairStyle, string>> = {
  curly: 'Curly',
  wavy: 'Wavy',
  straight: 'Straight',
};
export const HEIGHT_NAMES: Readonly<Record<Height, string>> = {
  short: 'Short',
  average: 'Average',
  tall: 'Tall',
};
export const BUILD_NAMES: Readonly<Record<Build, string>> = {
  slim: 'Slim',
  average: 'Average',
  sturdy: 'Sturdy',
};
export const WEAR_NAMES: Readonly<Record<Wear, string>> = {
  glasses: 'Glasses',
  hijab: 'Hijab',
  hearing_aid: 'Hearing aid',
  wheelchair: 'Wheelchair',
};

/** The portrait: its caption and its alt text. */
export const PORTRAIT = {
  hero: 'The hero',
  skin: (tone: string) => `${tone} skin`,
  hair: (length: HairLength, style: HairStyle, color: string) =>
    `${length === 'medium' ? 'medium-length' : length} ${style} ${color} hair`,
  wears: {
    glasses: 'glasses',
    hijab: 'a hijab',
    hearing_aid: 'a hearing aid',
    wheelchair: 'a wheelchair',
  },
  drawing: (looks: readonly string[]) => {
    const others = looks.slice(0, -1).join(', ');
    return `A drawing of the child you’ve described: ${others ? `${others} and ` : ''}${looks.at(-1) ?? ''}.`;
  },
} as const;

/** The price and the submit button. */
export const SUBMIT = {
  cost: (credits: string) => `${credits}.`,
  left: (have: number, left: number) => `You have ${have}, so you’ll have ${left} left.`,
  noneLeft: 'You have none left.',
  offline: 'You’re offline. We’ll keep what you wrote, and you can make the story once you’re back online.',
  loginRequired: 'Login Required',
  busy: 'Creating…',
  creditNeeded: 'Need 1 Credit to Create Story',
  create: 'Create Magical Story (1 Credit)',
} as const;

/** Why a request was refused. */
export const ERRORS = {
  credits: 'Insufficient Credits',
  creditsAdvice:
    'You need 1 credit to create a story. Purchase credits to continue creating magical stories for your child.',
  buy: 'Purchase Credits',
  login: { title: 'Authentication Required', message: 'Please login to create stories.' },
  network: 'Network error. Please check your connection and try again.',
} as const;
