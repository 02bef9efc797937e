import { useEffect, useLayoutEffect } from 'react';

/** Sets title and description of a route. A layout effect, so that a page's own title (see `useTitle`) overrides it. */
export function usePageHead(title: string, description: string): void {
  useLayoutEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** Sets a title more specific than that of the route, such as the story's. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
