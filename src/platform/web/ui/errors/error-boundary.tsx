import { Component, type ReactNode } from 'react';
import { reportCaughtError } from '../../error-reporter.ts';
import { isReloading } from '../../stale-code.ts';

interface ErrorBoundaryProps {
  /** Rendered in place of children that threw an error. */
  fallback: ReactNode;
  /** When it changes, the children are rendered again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasError: boolean;
  resetKey: string | undefined;
}

/**
 * Catches errors of its children, reports them and renders the fallback; React supports this in classes only. While the page
 * reloads for a new release nothing is rendered or reported: the error was a missing chunk.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasError: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasError: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasError: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (!isReloading()) reportCaughtError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children;
    return isReloading() ? null : this.props.fallback;
  }
}
