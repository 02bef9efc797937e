/** Somewhere to turn to, shown beside a story or a refusal. */
export interface HelpLine {
  readonly country: string;
  readonly name: string;
  readonly contact: string;
}

/** Australia first; then a few countries from which parents often write. */
export const HELP_LINES: readonly HelpLine[] = [
  { country: 'Australia', name: 'Lifeline', contact: '13 11 14' },
  { country: 'Australia', name: 'Kids Helpline', contact: '1800 55 1800' },
  { country: 'New Zealand', name: '1737, need to talk?', contact: 'call or text 1737' },
  { country: 'United Kingdom', name: 'Samaritans', contact: '116 123' },
  { country: 'United States', name: '988 Suicide & Crisis Lifeline', contact: 'call or text 988' },
  { country: 'Canada', name: 'Suicide Crisis Helpline', contact: 'call or text 988' },
  { country: 'Anywhere else', name: 'Find A Helpline', contact: 'findahelpline.com' },
];
