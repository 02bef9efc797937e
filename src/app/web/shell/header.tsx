import { Link, useLocation } from 'wouter';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useSession } from '../../../accounts/web/session.ts';
import { openPlans } from '../../../billing/web/plan-handle.ts';
import { toggleTheme, useDark } from '../../../platform/web/theme.ts';
import { Brand } from '../../../platform/web/ui/brand.tsx';
import { Button, IconButton } from '../../../platform/web/ui/button.tsx';
import { openCreate } from '../../../stories/web/create/create-handle.ts';
import { AccountMenu } from './account-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

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

/** The lamp by the bed: day or lights out. */
export function ThemeSwitch({ className }: { className?: string }) {
  const dark = useDark();
  return (
    <IconButton
      icon={dark ? 'lamp' : 'moon'}
      label={dark ? 'Lights on (switch to light theme)' : 'Lights out (switch dark theme)'}
      onClick={toggleTheme}
      className={className}
    />
  );
}

/** The head of every page. */
export function Header() {
  const { user, isLoading } = useSession();
  const premium = user?.subscription.packageType === 'premium';
  return (
    <header className="wrap top">
      <Link href="/" className="brand">
        <Brand />
      </Link>
      <nav aria-label="Main">
        <ul>
          <NavLink href="/">Home</NavLink>
          {user && <NavLink href="/my-stories">My Stories</NavLink>}
        </ul>
      </nav>
      <div className="top-end">
        {user && (
          <Button kind="quiet" className="credits" onClick={() => openPlans()}>
            <span>
              <b>{user.credits}</b> {user.credits === 1 ? 'credit' : 'credits'}
            </span>
            {premium && <span className="tag">Premium</span>}
          </Button>
        )}
        {!user && !isLoading && (
          <>
            <Button
              kind="quiet"
              className="only-wide"
              onClick={() => authDialog.openWithPayload({ mode: 'login' })}
            >
              Login
            </Button>
            <Button
              kind="second"
              size="small"
              className="only-wide"
              onClick={() => authDialog.openWithPayload({ mode: 'register' })}
            >
              Join Now
            </Button>
          </>
        )}
        <Button kind="second" size="small" className="only-wide" onClick={openCreate}>
          Create Story
        </Button>
        <ThemeSwitch className="not-tiny" />
        {user && <AccountMenu user={user} />}
        <MobileMenu user={user} />
      </div>
    </header>
  );
}
