/** Whether a dialog or a small sheet lies over the book; the dialog that the book itself lies in does not count. */
export function liesOver(room: Element | null): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.contains(room));
}
