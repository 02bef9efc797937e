import Bowser from 'bowser';

export const UNKNOWN_DEVICE = 'Unknown device';

/** "Chrome on Windows", from what a browser says of itself: enough to tell one's own devices apart, and no more. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return UNKNOWN_DEVICE;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
