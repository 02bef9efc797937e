import { ADMIN, type TestHouse } from './house.ts';
import { Caller, newParent, PASSWORD } from './people.ts';

/** Ids that nobody has. */
export const NOBODY = ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', '../../x'];

export const idOf = async (caller: Caller) => String((await caller.get('/api/auth/me')).body.user?.id);

/** What an admin of a house does again and again in its tests. */
export function adminSteps(house: TestHouse) {
  const admin = () => newParent(house, ADMIN);
  return {
    admin,
    async adminAndParent() {
      const [one, parent] = [await admin(), await newParent(house)];
      return { admin: one, parent, id: await idOf(parent) };
    },
    /** A second account of the house that is an admin's, too. */
    async twice() {
      const one = await admin();
      const two = new Caller(house);
      await two.post('/api/auth/login', { email: ADMIN, password: PASSWORD });
      return [one, two] as const;
    },
  };
}

/** The log of what admins did, newest first. */
export const log = async (caller: Caller) =>
  (await caller.get('/api/admin/activities')).body as unknown as Record<string, unknown>[];

export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort();
