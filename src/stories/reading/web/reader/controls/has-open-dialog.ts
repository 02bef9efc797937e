/**
 * Returns true when a dialog or a popover is open over the book; the dialog that contains the book itself does not
 * count.
 */
export function hasOpenDialog(container: Element | null): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.contains(container));
}
