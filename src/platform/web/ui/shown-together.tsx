import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ONE_MOMENT } from '../messages.ts';

interface ShownTogetherProps {
  /** The paths of the endpoints that the content is made of. */
  paths: readonly string[];
  children: ReactNode;
}

/**
 * Shows its content when every part of it has loaded or failed for the first time, so that nothing on the page moves while
 * replies arrive.
 */
export function ShownTogether({ paths, children }: ShownTogetherProps) {
  const cache = useQueryClient().getQueryCache();
  const [shown, setShown] = useState(false);
  const isPart = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => paths.some((path) => path === queryKey[0]),
  };
  // Renders again whenever a part begins to load or has ended.
  useIsFetching(isPart);
  useEffect(() => {
    // Without a connection nothing is waited for.
    const isAwaited = cache
      .findAll(isPart)
      .some(({ state }) => state.status === 'pending' && state.fetchStatus !== 'paused');
    if (!isAwaited) setShown(true);
  });
  return (
    <>
      {!shown && (
        <p className="arriving text-soft" role="status">
          {ONE_MOMENT}
        </p>
      )}
      <div hidden={!shown}>{children}</div>
    </>
  );
}
