import './own.css';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { Section } from '../../../platform/web/ui/section.tsx';
import type { User } from '../../contract.ts';
import { exportPath } from '../../own-account-contract.ts';
import { OWN_DATA } from '../messages/account.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { PasswordForm } from './password-form.tsx';

/** The account section of My Account: details, password, sessions, data export and deletion. */
export function OwnAccount({ user, children }: { user: User; children?: ReactNode }) {
  return (
    <div className="own">
      <div className="own-column">
        <DetailsForm user={user} />
        <PasswordForm />
      </div>
      <div className="own-column">
        <Devices />
        <Section title={OWN_DATA.title}>
          <p>{OWN_DATA.message}</p>
          <div className="btn-row">
            <a className={buttonClass({ kind: 'second' })} href={exportPath} download>
              {OWN_DATA.download}
            </a>
          </div>
        </Section>
        {children}
        <DeleteAccount />
      </div>
    </div>
  );
}
