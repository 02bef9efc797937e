/** What the report dialog says before its form has come. */
export const REPORT_DIALOG = {
  title: 'Report Story',
  coming: 'One moment…',
} as const;
