import { ADMIN, type TestApp } from './app.ts';
import { Caller, newParent, PASSWORD } from './users.ts';

/** Ids of no user. */
export const NOBODY = ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', '../../x'];

export const idOf = async (caller: Caller) => String((await caller.get('/api/auth/me')).body.user?.id);

/** Steps that admin tests have in common. */
export function adminSteps(testApp: TestApp) {
  const admin = () => newParent(testApp, ADMIN);
  return {
    admin,
    async adminAndParent() {
      const [one, parent] = [await admin(), await newParent(testApp)];
      return { admin: one, parent, id: await idOf(parent) };
    },
    /** The same admin, signed in twice. */
    async twice() {
      const one = await admin();
      const two = new Caller(testApp);
      await two.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
      return [one, two] as const;
    },
  };
}

/** The log of admin actions, newest first. */
export const log = async (caller: Caller) =>
  (await caller.get('/api/admin/activities')).body as unknown as Record<string, unknown>[];

export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();
