/** The colours of the product's tokens by day; mail programs know no custom properties. */
export const DAY = {
  paper: '#fbf5e9',
  card: '#fffdf7',
  line: '#e8decb',
  ink: '#2a2733',
  soft: '#655e70',
  link: '#2f5fa8',
  action: '#c2451f',
  onAction: '#fffdf7',
  lamp: '#f2b84b',
  code: '#fbe9c4',
} as const;

/** The same with the lights out; none is six digits, which a reader of mails could take for a code. */
const NIGHT: Record<keyof typeof DAY, string> = {
  paper: '#161a2e',
  card: '#1f2440',
  line: '#343a5e',
  ink: '#f3ebdd',
  soft: '#b4afc6',
  link: '#a9c4f2',
  action: '#ff8a5c',
  onAction: '#2b1208',
  lamp: '#ffc66b',
  code: '#32396c',
};

/** The product's faces where they are installed, and their likes everywhere else. */
export const TITLE_FONT = 'Fraunces, Georgia, "Times New Roman", serif';
export const TEXT_FONT =
  '"Atkinson Hyperlegible Next", "Segoe UI", system-ui, -apple-system, Roboto, Helvetica, Arial, sans-serif';

/** The body, and the cell that the mail library puts into it with the same styles. */
const GROUND = '.mail-body, .mail-body > table > tbody > tr > td';

/**
 * Rules that cannot stand inline: the lights out, and narrow screens. They win over the inline styles, which are for mail
 * programs that ignore a style element.
 */
export const MAIL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  ${GROUND} { padding: 0 !important; }
  .mail-card { border-radius: 0 !important; padding: 24px 20px 28px !important; }
  .mail-action { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  ${GROUND} { background-color: ${NIGHT.paper} !important; color: ${NIGHT.ink} !important; }
  .mail-ink { color: ${NIGHT.ink} !important; }
  .mail-card { background-color: ${NIGHT.card} !important; border-color: ${NIGHT.line} !important; }
  .mail-soft { color: ${NIGHT.soft} !important; }
  .mail-line { border-color: ${NIGHT.line} !important; }
  .mail-lamp { background-color: ${NIGHT.lamp} !important; }
  .mail-code { background-color: ${NIGHT.code} !important; color: ${NIGHT.ink} !important; }
  .mail-action { background-color: ${NIGHT.action} !important; color: ${NIGHT.onAction} !important; }
}
@media print {
  ${GROUND}, .mail-card { background-color: #fff !important; color: #000 !important; }
  .mail-ink, .mail-soft { color: #000 !important; }
}
`;
