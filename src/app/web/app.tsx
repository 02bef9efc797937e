import { useEffect } from 'react';
import { AuthDialog } from '../../accounts/web/auth-dialog.tsx';
import { ForgotDialog } from '../../accounts/web/forgot-dialog.tsx';
import { followPaymentReturn } from '../../billing/web/payment-return.ts';
import { PlanDialog } from '../../billing/web/plan-dialog.tsx';
import { openPlans } from '../../billing/web/plan-handle.ts';
import { Toasts } from '../../platform/web/ui/toasts.tsx';
import { CreateDialog } from '../../stories/web/create/create-dialog.tsx';
import { ReaderModal } from '../../stories/web/reader/reader-modal.tsx';
import { ShareDialog } from '../../stories/web/share/share-dialog.tsx';
import { ReportDialog } from '../../support/web/report-dialog.tsx';
import { ConsentBar } from './measuring/consent-bar.tsx';
import { Routes } from './routes.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { SKIP_LINK } from './words/shell.ts';

/** The whole app: header, the page of the route, footer, and the dialogs that anything may open. */
export function App() {
  useEffect(followPaymentReturn, []);
  return (
    <>
      <a className="skip" href="#main">
        {SKIP_LINK}
      </a>
      <Header />
      <Routes />
      <Footer />
      <ConsentBar />
      <AuthDialog onPaymentNeeded={() => openPlans({ tab: 'premium' })} />
      <ForgotDialog />
      <PlanDialog />
      <CreateDialog />
      <ReaderModal />
      <ShareDialog />
      <ReportDialog />
      <Toasts />
    </>
  );
}
