import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

interface MenuProps {
  /** The accessible name of the button and of the menu. */
  label: string;
  icon: IconName;
  className?: string;
  children: ReactNode;
}

/** A round button that opens a menu. */
export function Menu({ label, icon, className, children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger className={['btn btn-icon', className].filter(Boolean).join(' ')}>
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} className="above-page">
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A menu item with an action. */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Base.Item className="menu-item" onClick={onSelect}>
      {children}
    </Base.Item>
  );
}

/** A menu item with a link. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Base.LinkItem className="menu-item" closeOnClick render={<Link href={href} />}>
      {children}
    </Base.LinkItem>
  );
}
