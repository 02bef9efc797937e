import { type ReactNode, useEffect, useRef } from 'react';

let hasNavigated = false;
for (const event of ['pushState', 'popstate']) {
  addEventListener(event, () => {
    hasNavigated = true;
  });
}

interface HeadingProps {
  children: ReactNode;
  className?: string;
  /** True for a title that appears without navigation, in place of the focused content. */
  takesFocus?: boolean;
}

/**
 * The h1 of a page. After navigation inside the app it takes the focus, so that a screen reader announces the page. On the
 * first page it does not, so that the first Tab reaches the skip link.
 */
export function Heading({ children, className, takesFocus = false }: HeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const hasNoDialog = !document.querySelector('[role="dialog"]');
    if ((hasNavigated || takesFocus) && hasNoDialog) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
