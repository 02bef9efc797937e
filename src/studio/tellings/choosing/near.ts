/** Another situation that a telling serves as well as its own. */
interface Near {
  /** What the prompt is about. */
  readonly situation: string;
  /** What the telling was written for. */
  readonly from: string;
  /** Why nothing in such a telling is false for the prompt. */
  readonly because: string;
}

/** Each row one way only: what is true of the first need not be true of the second. Nobody dies, moves or parts by a row. */
const NEAR: readonly Near[] = [
  {
    situation: 'deployment',
    from: 'parent-away',
    because: 'A grown-up is away because of the work, for long, and comes back.',
  },
  {
    situation: 'friend-moved-away',
    from: 'someone-moves-away',
    because: 'Somebody dear lives far away now; a friend is one of those who may.',
  },
  {
    situation: 'hospital',
    from: 'someone-ill',
    because:
      'Somebody of the family is not well, at home or in hospital; a child who is the patient binds no role.',
  },
  {
    situation: 'teased-for-looks',
    from: 'teased',
    because: 'What the mean things are about is left open.',
  },
  {
    situation: 'broke-something',
    from: 'telling-a-lie',
    because: 'Something is broken, and the child says that it was somebody else.',
  },
  {
    situation: 'telling-a-lie',
    from: 'broke-something',
    because: 'What was done is hidden until it is said.',
  },
  {
    situation: 'stealing',
    from: 'telling-a-lie',
    because: 'A wrong that was hidden and is owned up to.',
  },
  {
    situation: 'stealing',
    from: 'broke-something',
    because: 'A wrong that was hidden and is owned up to.',
  },
  {
    situation: 'two-homes',
    from: 'divorce',
    because: 'Two homes are there because the grown-ups live apart.',
  },
  {
    situation: 'divorce',
    from: 'two-homes',
    because: 'The child has a place with each.',
  },
  {
    situation: 'sharing-a-toy',
    from: 'taking-turns',
    because: 'Two want the same at the same time.',
  },
  {
    situation: 'taking-turns',
    from: 'sharing-a-toy',
    because: 'Two want the same at the same time.',
  },
  {
    situation: 'biting',
    from: 'hitting-and-temper',
    because: 'Somebody is hurt before the child has thought, and it is made good.',
  },
  {
    situation: 'monsters-and-nightmares',
    from: 'afraid-of-the-dark',
    because: 'What is feared at night comes in the dark.',
  },
];

const PAIRS = new Set(NEAR.map(({ situation, from }) => `${situation}<${from}`));

/** Whether a telling for one situation can be told for another without saying what is not so. */
export function isNear(situation: string | undefined, from: string | undefined): boolean {
  return situation !== undefined && from !== undefined && PAIRS.has(`${situation}<${from}`);
}
