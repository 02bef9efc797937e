/** A help line that is shown with a story or a refusal. */
export interface HelpLine {
  readonly country: string;
  readonly name: string;
  readonly contact: string;
}

/** Australia first, then other countries by expected number of parents, and last a directory for all countries. */
export const HELP_LINES: readonly HelpLine[] = [
  { country: 'Australia', name: 'Lifeline', contact: '13 11 14' },
  { country: 'Australia', name: 'Kids Helpline', contact: '1800 55 1800' },
  { country: 'Australia', name: 'Butterfly (eating disorders)', contact: '1800 33 4673' },
  { country: 'New Zealand', name: '1737, need to talk?', contact: 'call or text 1737' },
  { country: 'United Kingdom', name: 'Samaritans', contact: '116 123' },
  { country: 'United Kingdom', name: 'Childline', contact: '0800 1111' },
  { country: 'Ireland', name: 'Samaritans', contact: '116 123' },
  { country: 'United States', name: '988 Suicide & Crisis Lifeline', contact: 'call or text 988' },
  { country: 'Canada', name: 'Suicide Crisis Helpline', contact: 'call or text 988' },
  { country: 'India', name: 'Tele-MANAS', contact: '14416' },
  { country: 'South Africa', name: 'Suicide Crisis Helpline (SADAG)', contact: '0800 567 567' },
  { country: 'Singapore', name: 'Samaritans of Singapore', contact: '1767' },
  { country: 'Germany', name: 'TelefonSeelsorge', contact: '0800 111 0 111' },
  { country: 'Austria', name: 'Rat auf Draht', contact: '147' },
  { country: 'Switzerland', name: 'Die Dargebotene Hand', contact: '143' },
  { country: 'France', name: 'Numéro national de prévention du suicide', contact: '3114' },
  { country: 'Netherlands', name: '113 Zelfmoordpreventie', contact: '113 or 0800 0113' },
  { country: 'Spain', name: 'Línea 024', contact: '024' },
  { country: 'Brazil', name: 'CVV', contact: '188' },
  { country: 'Anywhere else', name: 'Find A Helpline', contact: 'findahelpline.com' },
];
