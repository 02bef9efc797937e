import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/full.css';
import './app.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setErrorReporter } from '../../platform/web/error-reporter.ts';
import { queryClient } from '../../platform/web/query-client.ts';
import { reloadForNewRelease } from '../../platform/web/stale-code.ts';
import { App } from './app.tsx';
import { sendClientError } from './client-errors/send-client-error.ts';
import { putHomeBehind } from './home-behind.ts';
import { warmUp } from './warm-up.ts';

reloadForNewRelease();
putHomeBehind();
setErrorReporter(sendClientError);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider delay={700}>
          <App />
        </Tooltip.Provider>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);

warmUp();
