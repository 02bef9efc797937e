import { type ReactNode, useEffect, useRef } from 'react';

let moved = false;
for (const event of ['pushState', 'popstate']) {
  addEventListener(event, () => {
    moved = true;
  });
}

/**
 * The h1 of a page. After a move inside the app it takes the focus, so that a screen reader says where one is;
 * the first page leaves the focus alone, so that the first Tab is the skip link.
 */
export function Heading({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved && !document.querySelector('[role="dialog"]')) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
