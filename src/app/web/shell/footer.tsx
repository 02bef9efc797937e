import { Link } from 'wouter';
import { useSession } from '../../../accounts/web/session.ts';
import { Brand } from '../../../platform/web/ui/brand.tsx';
import { IconButton } from '../../../platform/web/ui/button.tsx';
import { openCreate } from '../../../stories/web/create/create-handle.ts';

/** There is no mailbox and no chat behind these yet; they only note that somebody asked. */
function note(what: string): void {
  // biome-ignore lint/suspicious/noConsole: noting it there is all that these buttons do
  console.info(`${what} clicked`);
}

/** The foot of every page. */
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
            <p className="text-soft">
              Stories with your child in them, for the ten minutes before lights out.
            </p>
            <div className="foot-icons">
              <IconButton icon="envelope" label="Email" onClick={() => note('Email')} />
              <IconButton icon="chat" label="Chat" onClick={() => note('Chat')} />
            </div>
          </div>
          <div>
            <h2>Product</h2>
            <ul>
              <li>
                <button type="button" onClick={openCreate}>
                  Create Story
                </button>
              </li>
              {isAuthenticated && (
                <li>
                  <Link href="/my-stories">My Stories</Link>
                </li>
              )}
              <li>
                <Link href="/how-it-works">How It Works</Link>
              </li>
              <li>
                <Link href="/pricing">Pricing</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Support</h2>
            <ul>
              <li>
                <Link href="/faq">FAQ</Link>
              </li>
              <li>
                <Link href="/contact">Contact</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>Company</h2>
            <ul>
              <li>
                <Link href="/privacy">Privacy</Link>
              </li>
              <li>
                <Link href="/terms">Terms</Link>
              </li>
            </ul>
          </div>
        </div>
        <p className="foot-last">© 2024 Storywren. For parents and guardians aged 18 and over.</p>
      </div>
    </footer>
  );
}
