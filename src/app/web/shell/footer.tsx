import { Link } from 'wouter';
import { useSession } from '../../../accounts/web/session.ts';
import { Brand } from '../../../platform/web/ui/brand.tsx';
import { IconButton } from '../../../platform/web/ui/button.tsx';
import { openCreate } from '../../../stories/creation/web/form/create-handle.ts';
import { ACTS, FOOTER, PLACES } from '../messages/shell.ts';

/** Logs a click: there is no mailbox and no chat yet. */
function logClick(what: string): void {
  // biome-ignore lint/suspicious/noConsole: the buttons only log
  console.info(`${what} clicked`);
}

/** The footer of every page. */
export function Footer() {
  const { isAuthenticated } = useSession();
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Link href="/" className="brand">
              <Brand />
            </Link>
            <p className="text-soft">{FOOTER.lead}</p>
            <div className="foot-icons">
              <IconButton icon="envelope" label={FOOTER.email} onClick={() => logClick('Email')} />
              <IconButton icon="chat" label={FOOTER.chat} onClick={() => logClick('Chat')} />
            </div>
          </div>
          <div>
            <h2>{FOOTER.product}</h2>
            <ul>
              <li>
                <button type="button" onClick={openCreate}>
                  {ACTS.create}
                </button>
              </li>
              {isAuthenticated && (
                <li>
                  <Link href="/my-stories">{PLACES.myStories}</Link>
                </li>
              )}
              <li>
                <Link href="/how-it-works">{PLACES.howItWorks}</Link>
              </li>
              <li>
                <Link href="/pricing">{PLACES.pricing}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{FOOTER.support}</h2>
            <ul>
              <li>
                <Link href="/faq">{PLACES.faq}</Link>
              </li>
              <li>
                <Link href="/contact">{PLACES.contact}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{FOOTER.company}</h2>
            <ul>
              <li>
                <Link href="/privacy">{PLACES.privacy}</Link>
              </li>
              <li>
                <Link href="/terms">{PLACES.terms}</Link>
              </li>
            </ul>
          </div>
        </div>
        <p className="foot-last">{FOOTER.last}</p>
      </div>
    </footer>
  );
}
