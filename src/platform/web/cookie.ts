/** Whether the page can see a cookie of this name with something in it. */
export function hasCookie(name: string): boolean {
  return document.cookie
    .split('; ')
    .some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}

/** Takes away a cookie of the whole site that the page can see. */
export function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we support has the Cookie Store
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}
