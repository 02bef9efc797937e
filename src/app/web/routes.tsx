import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { usePageHead } from '../../platform/web/head.ts';
import { HomePage } from '../../site/web/home-page.tsx';
import { makingIn } from '../../stories/web/making/making-state.ts';
import { PAGES, type PagePath } from '../contract.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

const ResetPasswordPage = lazy(() =>
  import('../../accounts/web/reset-password-page.tsx').then((m) => ({ default: m.ResetPasswordPage })),
);
const LibraryPage = lazy(() =>
  import('../../stories/web/library/library-page.tsx').then((m) => ({ default: m.LibraryPage })),
);
const StoryPage = lazy(() =>
  import('../../stories/web/reader/story-page.tsx').then((m) => ({ default: m.StoryPage })),
);
const MakingPage = lazy(() =>
  import('../../stories/web/making/making-page.tsx').then((m) => ({ default: m.MakingPage })),
);
const AccountPage = lazy(() => import('./pages/account-page.tsx').then((m) => ({ default: m.AccountPage })));

/** A route's page under its title and description. */
function Titled({ path, children }: { path: PagePath; children: ReactNode }) {
  const page = PAGES.find((candidate) => candidate.path === path);
  usePageHead(page?.title ?? 'Storywren', page?.description ?? '');
  return children;
}

/** Stands where a page will be while its code is on the way; short, so it says nothing. */
function Arriving() {
  return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
}

/** Which page is shown. A story being made lies over whichever page asked for it, until one moves on. */
export function Routes() {
  const [path] = useLocation();
  const making = makingIn(useHistoryState<unknown>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [path, making?.making]);
  return (
    <Suspense fallback={<Arriving />}>
      {making ? (
        <MakingPage key={making.making} state={making} />
      ) : (
        <Switch>
          <Route path="/">
            <Titled path="/">
              <HomePage />
            </Titled>
          </Route>
          <Route path="/my-stories">
            <Titled path="/my-stories">
              <LibraryPage />
            </Titled>
          </Route>
          <Route path="/story/:id">
            {({ id }) => (
              <Titled path="/story/:id">
                <StoryPage key={id} id={id} />
              </Titled>
            )}
          </Route>
          <Route path="/account">
            <Titled path="/account">
              <AccountPage />
            </Titled>
          </Route>
          <Route path="/reset-password">
            <Titled path="/reset-password">
              <ResetPasswordPage />
            </Titled>
          </Route>
          <Route>
            <Titled path="*">
              <NotFoundPage />
            </Titled>
          </Route>
        </Switch>
      )}
    </Suspense>
  );
}
