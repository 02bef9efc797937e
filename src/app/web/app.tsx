import { useEffect } from 'react';
import { AuthDialog } from '../../accounts/web/auth-dialog.tsx';
import { ForgotDialog } from '../../accounts/web/forgot-dialog.tsx';
import { followPaymentReturn } from '../../billing/web/checkout/stripe/payment-return.ts';
import { PlanDialog } from '../../billing/web/plans/plan-dialog.tsx';
import { openPlans } from '../../billing/web/plans/plan-handle.ts';
import { Toasts } from '../../platform/web/ui/toasts.tsx';
import { CreateDialog } from '../../stories/creation/web/form/create-dialog.tsx';
import { ReaderModal } from '../../stories/reading/web/reader/reader-modal.tsx';
import { ShareDialog } from '../../stories/sharing/web/share-dialog.tsx';
import { ReportDialog } from '../../support/web/report-dialog.tsx';
import { PartBoundary, RouteBoundary } from './boundaries.tsx';
import { ConsentBar } from './measuring/consent-bar.tsx';
import { SKIP_LINK } from './messages/shell.ts';
import { Routes } from './routes.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { OfflineNote } from './shell/offline-note.tsx';

/** The web app: header, the page of the route, footer and the shared dialogs, each in its own error boundary. */
export function App() {
  useEffect(followPaymentReturn, []);
  return (
    <>
      <a className="skip" href="#main">
        {SKIP_LINK}
      </a>
      <OfflineNote />
      <PartBoundary>
        <Header />
      </PartBoundary>
      <RouteBoundary>
        <Routes />
      </RouteBoundary>
      <PartBoundary>
        <Footer />
      </PartBoundary>
      <PartBoundary>
        <ConsentBar />
      </PartBoundary>
      <PartBoundary>
        <AuthDialog onPaymentNeeded={(after) => openPlans({ tab: 'premium', after })} />
      </PartBoundary>
      <PartBoundary>
        <ForgotDialog />
      </PartBoundary>
      <PartBoundary>
        <PlanDialog />
      </PartBoundary>
      <PartBoundary>
        <CreateDialog />
      </PartBoundary>
      <PartBoundary>
        <ReaderModal />
      </PartBoundary>
      <PartBoundary>
        <ShareDialog />
      </PartBoundary>
      <PartBoundary>
        <ReportDialog />
      </PartBoundary>
      <PartBoundary>
        <Toasts />
      </PartBoundary>
    </>
  );
}
