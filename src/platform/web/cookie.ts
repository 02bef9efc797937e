/** Whether the page can see a cookie of this name with something in it. */
export function hasCookie(name: string): boolean {
  return document.cookie
    .split('; ')
    .some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}
