import { Link, useLocation } from 'wouter';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { creditsText } from '../../../accounts/web/credits-text.ts';
import { useSession } from '../../../accounts/web/session.ts';
import { openPlans } from '../../../billing/web/plans/plan-handle.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ThemeSwitch } from '../../../platform/web/ui/theme-switch.tsx';
import { Logo } from '../../../site/web/logo.tsx';
import { openCreate } from '../../../stories/creation/web/form/create-handle.ts';
import { ACTS, NAMES, PLACES } from '../messages/shell.ts';
import { AccountMenu } from './account-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PremiumTag } from './plan-badge.tsx';

function NavLink({ href, children }: { href: string; children: string }) {
  const [path] = useLocation();
  return (
    <li>
      <Link href={href} aria-current={path === href ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  );
}

/** The header of every page. */
export function Header() {
  const { user, isLoading } = useSession();
  return (
    <header className="wrap top">
      <Link href="/" className="brand">
        <Logo />
      </Link>
      <nav aria-label={NAMES.navigation}>
        <ul>
          <NavLink href="/how-it-works">{PLACES.howItWorks}</NavLink>
          {user && <NavLink href="/my-stories">{PLACES.myStories}</NavLink>}
          <NavLink href="/faq">{PLACES.faq}</NavLink>
          <NavLink href="/contact">{PLACES.contact}</NavLink>
        </ul>
      </nav>
      <div className="top-end">
        {user && (
          <Button kind="quiet" className="credits" onClick={() => openPlans()}>
            <span className="nums">{creditsText(user.credits)}</span> <PremiumTag plan={user.subscription} />
          </Button>
        )}
        {!user && !isLoading && (
          <>
            <Button
              kind="quiet"
              className="only-wide"
              onClick={() => authDialog.openWithPayload({ mode: 'login' })}
            >
              {ACTS.login}
            </Button>
            <Button
              kind="second"
              size="small"
              className="only-wide"
              onClick={() => authDialog.openWithPayload({ mode: 'register' })}
            >
              {ACTS.join}
            </Button>
          </>
        )}
        <Button kind="second" size="small" className="only-wide" onClick={openCreate}>
          {ACTS.create}
        </Button>
        <ThemeSwitch className="not-tiny" />
        {user && <AccountMenu user={user} />}
        <MobileMenu user={user} />
      </div>
    </header>
  );
}
