import Bowser from 'bowser';

export const UNKNOWN_DEVICE = 'Unknown device';

/** "Chrome on Windows", from the user agent: just enough to distinguish a user's own devices. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return UNKNOWN_DEVICE;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
