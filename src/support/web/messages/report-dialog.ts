/** Shown in the report dialog until its form is loaded. */
export const REPORT_DIALOG = {
  title: 'Report Story',
  loading: 'One moment…',
} as const;
