import { usePageHead } from '../../head.ts';
import { PAGE_ERROR } from '../../messages.ts';
import { Button, buttonClass } from '../button.tsx';
import { EmptyPage } from '../empty-page.tsx';

/** Shown in place of a page that failed to render. */
export function ErrorPage() {
  usePageHead(PAGE_ERROR.pageTitle, PAGE_ERROR.message);
  return (
    <EmptyPage title={PAGE_ERROR.title} words={PAGE_ERROR.message} takesFocus>
      <Button kind="main" onClick={() => location.reload()}>
        {PAGE_ERROR.reload}
      </Button>
      {/* A full page load, not a navigation inside the app: it also clears the cached reply that failed to render. */}
      <a href="/" className={buttonClass({ kind: 'quiet' })}>
        {PAGE_ERROR.home}
      </a>
    </EmptyPage>
  );
}
