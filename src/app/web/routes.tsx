import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { usePageHead } from '../../platform/web/head.ts';
import { HomePage } from '../../site/web/home-page.tsx';
import { makingIn } from '../../stories/creation/web/making/making-state.ts';
import { PAGES, type PagePath } from '../contract.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

const ResetPasswordPage = lazy(() =>
  import('../../accounts/web/reset-password-page.tsx').then((m) => ({ default: m.ResetPasswordPage })),
);
const LibraryPage = lazy(() =>
  import('../../stories/library/web/library-page.tsx').then((m) => ({ default: m.LibraryPage })),
);
const StoryPage = lazy(() =>
  import('../../stories/reading/web/reader/story-page.tsx').then((m) => ({ default: m.StoryPage })),
);
const PublicPage = lazy(() =>
  import('../../stories/reading/web/public/public-page.tsx').then((m) => ({ default: m.PublicPage })),
);
const MakingPage = lazy(() =>
  import('../../stories/creation/web/making/making-page.tsx').then((m) => ({ default: m.MakingPage })),
);
const HowItWorksPage = lazy(() =>
  import('../../site/web/how-it-works-page.tsx').then((m) => ({ default: m.HowItWorksPage })),
);
const PricingPage = lazy(() =>
  import('../../site/web/pricing-page.tsx').then((m) => ({ default: m.PricingPage })),
);
const FaqPage = lazy(() => import('../../site/web/faq-page.tsx').then((m) => ({ default: m.FaqPage })));
const ContactPage = lazy(() =>
  import('../../support/web/contact-page.tsx').then((m) => ({ default: m.ContactPage })),
);
const PrivacyPage = lazy(() =>
  import('../../site/web/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage })),
);
const TermsPage = lazy(() => import('../../site/web/terms-page.tsx').then((m) => ({ default: m.TermsPage })));
const AccountPage = lazy(() => import('./pages/account-page.tsx').then((m) => ({ default: m.AccountPage })));
const AdminPage = lazy(() =>
  import('../../admin/web/admin-page.tsx').then((m) => ({ default: m.AdminPage })),
);

/** Sets title and description of a route and renders its page. */
function Titled({ path, children }: { path: PagePath; children: ReactNode }) {
  const page = PAGES.find((candidate) => candidate.path === path);
  usePageHead(page?.title ?? 'Storywren', page?.description ?? '');
  return children;
}

/** Shown while the code of a page loads; empty because that is short. */
function PagePlaceholder() {
  return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
}

/** Renders the page of the current path. While a story is being made its page replaces the one that started it, until navigation. */
export function Routes() {
  const [path] = useLocation();
  const making = makingIn(useHistoryState<unknown>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page begins at its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [path, making?.making]);
  return (
    <Suspense fallback={<PagePlaceholder />}>
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
          <Route path="/how-it-works">
            <Titled path="/how-it-works">
              <HowItWorksPage />
            </Titled>
          </Route>
          <Route path="/pricing">
            <Titled path="/pricing">
              <PricingPage />
            </Titled>
          </Route>
          <Route path="/faq">
            <Titled path="/faq">
              <FaqPage />
            </Titled>
          </Route>
          <Route path="/contact">
            <Titled path="/contact">
              <ContactPage />
            </Titled>
          </Route>
          <Route path="/privacy">
            <Titled path="/privacy">
              <PrivacyPage />
            </Titled>
          </Route>
          <Route path="/terms">
            <Titled path="/terms">
              <TermsPage />
            </Titled>
          </Route>
          <Route path="/public/story/:id">
            {({ id }) => (
              <Titled path="/public/story/:id">
                <PublicPage key={id} id={id} />
              </Titled>
            )}
          </Route>
          <Route path="/account">
            <Titled path="/account">
              <AccountPage />
            </Titled>
          </Route>
          <Route path="/admin">
            <Titled path="/admin">
              <AdminPage />
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
