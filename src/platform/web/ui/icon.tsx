/** Our own drawings on a 24 grid: slightly bowed lines, like a pen's. */
const PATHS = {
  moon: 'M19.5 14.4A8 8 0 0 1 9.6 4.5a8 8 0 1 0 9.9 9.9Z',
  lamp: 'M8.2 4h7.6l3 8.5H5.2ZM12 12.5V20M8.3 20.2h7.5M15.8 12.5v2.7',
  person: 'M12 12.2a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.3c.8-3.7 3.7-5.6 7.5-5.6s6.7 1.9 7.5 5.6',
  menu: 'M4 7.2c5.3-.3 10.7-.3 16 0M4 12.1c5.3-.2 10.7-.2 16 0M4 17c5.3-.3 10.7-.3 16 0',
  close: 'm6 6 12 12M18 6 6 18',
  previous: 'M14.7 5.2C12.5 7.8 10.5 10 8.3 12c2.3 2.2 4.3 4.4 6.4 6.8',
  next: 'M9.3 5.2c2.2 2.6 4.2 4.8 6.4 6.8-2.3 2.2-4.3 4.4-6.4 6.8',
  heart:
    'M12 20C6.2 15.6 3.5 12.5 3.7 9c.2-2.8 2.2-4.6 4.5-4.6 1.7 0 3 .9 3.9 2.6.9-1.7 2.2-2.7 4-2.7 2.3 0 4.1 1.8 4.2 4.5.2 3.6-2.6 6.8-8.3 11.2Z',
  envelope:
    'M4 6.4c5.3-.4 10.7-.4 16 0 .3 3.8.3 7.5 0 11.2-5.3.4-10.7.4-16 0-.3-3.7-.3-7.4 0-11.2ZM4.4 7l7.6 6 7.6-6',
  chat: 'M12 4.6c4.9 0 8.4 2.7 8.4 6.6s-3.500 6.700-8.400 6.700c-.9 0-1.800-.1-2.600-.3L5.300 20l.8-3.700C4.500 15 3.600 13.300 3.600 11.200c0-3.900 3.500-6.600 8.400-6.600ZM8.500 11.200h.01M12 11.200h.01M15.500 11.200h.01',
} as const;
export type IconName = keyof typeof PATHS;

/** A drawing beside a word, or alone inside a button that has a name. Screen readers do not hear it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
