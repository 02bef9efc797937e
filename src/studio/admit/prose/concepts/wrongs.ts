/** Crimes, deceit, turning a child against its family, and harmful health advice. */
export const WRONGS = {
  against: `
    not want to go to, not want to visit, not want to see, not want to live with, not love him, not love her,
    not love your, never love, ~hate, should hate, hate their, not visit, not see, never see, stop visiting,
    refuse to see, refuse to visit, refuses to see, refuses to visit, refuse to go, chooses me, choose me,
    choose mum over, choose dad over, prefers me, spies on, spy on, reports everything, not hug,
    not kiss _ grandma, bite him, bite her, hit his dad, hit her dad, not go to, will not go, she won't go,
    wo not go, scared of, afraid of, fear her, fear his, be frightened of, run away from, forget her,
    forget his, cut contact, not believe, turn against, turns against, live only with me, never wants to see,
    wants to see no more`,
} as const;

/** Political propaganda and public shaming of real people. */
export const PUBLIC = {} as const;
