/** Whether the page can read a non-empty cookie of this name. */
export function hasCookie(name: string): boolean {
  return document.cookie
    .split('; ')
    .some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}

/** Deletes a readable cookie with the path `/`. */
export function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we support has the Cookie Store
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
