import { useEffect, useLayoutEffect } from 'react';

/** Title and description of a route. In a layout effect, so that a page's own, better title (see `useTitle`) wins. */
export function usePageHead(title: string, description: string): void {
  useLayoutEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** The title of a page that knows more than its route, such as the story's own. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
