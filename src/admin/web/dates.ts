const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function fieldsOf(at: Date | string): Record<string, string> {
  return Object.fromEntries(dateFormat.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** "Nov 02, 2026", in the local time zone. */
export function dayText(at: Date | string): string {
  const { month, day, year } = fieldsOf(at);
  return `${month} ${day}, ${year}`;
}

/** "Nov 02, 2026 19:42", in the local time zone. */
export function momentText(at: Date | string): string {
  const { hour, minute } = fieldsOf(at);
  return `${dayText(at)} ${hour}:${minute}`;
}

/** "Nov 02" from "2026-11-02", without converting the time zone. */
export function shortDayText(day: string): string {
  return dayText(`${day}T12:00:00`).slice(0, 6);
}

/** The instant at which a day ("2026-11-02") begins in the local time zone, `days` days later; undefined for an invalid day. */
export function startOf(day: string, days = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const at = new Date(`${day}T00:00:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + days);
  return at.toISOString();
}

/** "40 seconds", "3 minutes", "5 hours", "2 days": in the largest unit that fits at least once. */
export function durationText(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [name, size] = units.find(([, least]) => seconds >= least) ?? ['second', 1];
  const many = size === 1 && seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds / size);
  return `${many} ${name}${many === 1 ? '' : 's'}`;
}
