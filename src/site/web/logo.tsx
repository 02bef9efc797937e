import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/web/call.ts';
import { Brand } from '../../platform/web/ui/brand.tsx';
import { logoImage, storeLogo } from '../contract.ts';

const FRESH_MS = 5 * 60 * 1000;
/** The default logo as a file. It is drawn inline to follow the theme, never as an `img`. */
const OWN_LOGO = '/wren.svg';

/** The logo: the stored one, else the wren, which is also shown while loading. */
export function Logo() {
  const queries = useQueryClient();
  const logo = useQuery({
    queryKey: [logoImage.path],
    queryFn: ({ signal }) => call(logoImage, { signal }),
    staleTime: FRESH_MS,
    retry: 1,
  });
  const store = useMutation({
    mutationFn: () => call(storeLogo),
    onSuccess: () => queries.invalidateQueries({ queryKey: [logoImage.path] }),
    // biome-ignore lint/suspicious/noConsole: the page works without it, but an operator may look for it
    onError: (error) => console.warn('The logo was not stored', error),
  });
  const hasRequested = useRef(false);
  const isMissing = logo.data === null;
  const { mutate } = store;
  useEffect(() => {
    if (!isMissing || hasRequested.current) return;
    hasRequested.current = true;
    mutate();
  }, [isMissing, mutate]);
  const url = logo.data?.url;
  if (!url || url === OWN_LOGO) return <Brand />;
  return (
    <>
      <img src={url} width="48" height="48" alt="" className="wren" />
      <span>Storywren</span>
    </>
  );
}
