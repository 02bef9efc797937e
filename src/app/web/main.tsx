import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/full.css';
import './app.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../platform/web/query-client.ts';
import { reloadForNewRelease } from '../../platform/web/stale-code.ts';
import { App } from './app.tsx';
import { warmUp } from './warm-up.ts';

reloadForNewRelease();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has lost its root');

createRoot(place).render(
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
