import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { ErrorBoundary } from '../../platform/web/ui/errors/error-boundary.tsx';
import { ErrorPage } from '../../platform/web/ui/errors/error-page.tsx';
import { makingIn } from '../../stories/creation/web/making/making-state.ts';

/** The error boundary of a page: after an error, header and footer stay, and navigation resets it. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const making = makingIn(useHistoryState<unknown>());
  return (
    <ErrorBoundary resetKey={`${path} ${making?.making ?? ''}`} fallback={<ErrorPage />}>
      {children}
    </ErrorBoundary>
  );
}

/** The error boundary of anything beside the page: after an error it renders nothing, and navigation resets it. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary resetKey={path} fallback={null}>
      {children}
    </ErrorBoundary>
  );
}
