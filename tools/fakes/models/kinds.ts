/** The kinds of calls that rules and delays refer to. */
export const KINDS = ['text', 'image', 'edit', 'moderation'] as const;
export type Kind = (typeof KINDS)[number];

/** The kind of call for each path; any other path returns 404. */
export const KIND_OF: Readonly<Record<string, Kind>> = {
  '/responses': 'text',
  '/chat/completions': 'text',
  '/images/generations': 'image',
  '/images/edits': 'edit',
  '/moderations': 'moderation',
};
