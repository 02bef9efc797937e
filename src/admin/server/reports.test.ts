import { describe, expect, it } from 'vitest';
import { adminRows, minutes, NOON } from '../../../tools/testing/admin-rows.ts';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import { type Caller, type Loose, newParent } from '../../../tools/testing/people.ts';
import { adminActivities } from '../../database/schema/admin.ts';
import { reports } from '../../database/schema/support.ts';
import { newId } from '../../platform/server/ids.ts';

const house = testHouse();
const rows = adminRows(house);
const db = () => house.house.database.db;
const admin = () => newParent(house, ADMIN);

async function newReport(more: Partial<typeof reports.$inferInsert> = {}): Promise<string> {
  const id = newId();
  await db()
    .insert(reports)
    .values({
      id,
      contactName: 'Jo Example',
      contactEmail: 'jo@example.com',
      category: 'bug',
      subject: 'The lamp flickers',
      description: 'It flickers at night.',
      severity: 'medium',
      createdAt: NOON,
      updatedAt: NOON,
      ...more,
    });
  return id;
}

const listed = async (caller: Caller, query = '') =>
  (await caller.get(`/api/admin/reports${query}`)).body as unknown as readonly Loose[];
const idsOf = async (caller: Caller, query: string) =>
  (await listed(caller, query)).map(({ id }) => String(id));
const change = (caller: Caller, id: string, body: object) =>
  caller.call('PATCH', `/api/admin/reports/${id}`, body);
const log = () => db().select().from(adminActivities);

describe('what people told us', () => {
  it('is listed newest first, filtered and searched', async () => {
    const first = await newReport();
    const second = await newReport({
      createdAt: minutes(1),
      status: 'resolved',
      subject: '100% broken',
      contactName: null,
      contactEmail: null,
    });
    const third = await newReport({
      createdAt: minutes(2),
      status: 'in_progress',
      contactEmail: 'al@example.com',
    });
    const caller = await admin();
    expect(await idsOf(caller, '')).toEqual([third, second, first]);
    expect(await idsOf(caller, '?limit=1&offset=1')).toEqual([second]);
    const cases: Record<string, string[]> = {
      'filter=open': [first],
      'filter=in_progress': [third],
      'filter=resolved': [second],
      'q=LAMP': [third, first],
      'q=al@': [third],
      'q=100%25': [second],
      'q=1_0': [],
      'q=jo&filter=in_progress': [third],
    };
    for (const [query, ids] of Object.entries(cases))
      expect(await idsOf(caller, `?${query}`), query).toEqual(ids);
    expect((await listed(caller, '?filter=resolved'))[0]).toEqual({
      id: second,
      createdAt: '2030-01-01T12:01:00.000Z',
      updatedAt: NOON.toISOString(),
      contactName: null,
      userEmail: null,
      storyId: null,
      category: 'bug',
      subject: '100% broken',
      description: 'It flickers at night.',
      severity: 'medium',
      status: 'resolved',
      adminNotes: null,
    });
  });
});

describe('a change of a report', () => {
  it('that changes nothing is no change: nobody is told of one, and nobody’s is refused for it', async () => {
    const id = await newReport({});
    const caller = await admin();
    const first = await change(caller, id, { adminNotes: 'looked at it' });
    const again = await change(caller, id, { adminNotes: 'looked at it' });
    expect(again).toMatchObject({ status: 200, body: { updatedAt: first.body.updatedAt } });
    expect(await log()).toHaveLength(1);
  });

  it('keeps what was not given, and is written down with what was before', async () => {
    const userId = await rows.user('jo@example.com');
    const id = await newReport({ userId });
    const caller = await admin();
    const noted = await change(caller, id, { adminNotes: ' looked at it ' });
    expect(noted).toMatchObject({ status: 200, body: { status: 'open', adminNotes: 'looked at it' } });
    const begun = await change(caller, id, { status: 'in_progress' });
    expect(begun).toMatchObject({
      status: 200,
      body: { status: 'in_progress', adminNotes: 'looked at it' },
    });
    const both = await change(caller, id, { status: 'resolved', adminNotes: null });
    expect(both).toMatchObject({ status: 200, body: { status: 'resolved', adminNotes: null } });
    const deeds = (await log()).map(
      ({ action, adminEmail, targetUserId, details, previousValue, newValue }) => ({
        by: [action, adminEmail, targetUserId, details.reportId].join(' '),
        told: [details.reason, previousValue, newValue],
      }),
    );
    const by = `report_update ${ADMIN} ${userId} ${id}`;
    expect(deeds).toEqual(
      expect.arrayContaining([
        { by, told: ['Notes changed', null, null] },
        { by, told: ['Status changed', 'open', 'in_progress'] },
        { by, told: ['Status and notes changed', 'in_progress', 'resolved'] },
      ]),
    );
    expect(deeds).toHaveLength(3);
  });

  it('goes forward only, and says so otherwise', async () => {
    const caller = await admin();
    const refused = {
      open: ['open'],
      in_progress: ['open', 'in_progress'],
      resolved: ['open', 'in_progress', 'resolved'],
    } as const;
    for (const [from, wanted] of Object.entries(refused)) {
      const id = await newReport({ status: from as keyof typeof refused });
      for (const status of wanted) {
        const answer = await change(caller, id, { status });
        expect(answer, `${from} → ${status}`).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
        expect(String(answer.body.error)).toMatch(/^(This report is|A report that is) .*\.$/);
      }
    }
    expect((await change(caller, await newReport(), { status: 'resolved' })).status).toBe(200);
    expect(await log()).toHaveLength(1);
  });

  it('is refused when somebody else was there since', async () => {
    const id = await newReport();
    const caller = await admin();
    const seen = { updatedAt: NOON.toISOString() };
    const first = await change(caller, id, { adminNotes: 'mine', ...seen });
    expect(first.status).toBe(200);
    const second = await change(caller, id, { adminNotes: 'over it', ...seen });
    expect(second).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Somebody else changed this report a moment ago.') },
    });
    const third = await change(caller, id, { adminNotes: 'after it', updatedAt: first.body.updatedAt });
    expect(third).toMatchObject({ status: 200, body: { adminNotes: 'after it' } });
    expect(await log()).toHaveLength(2);
  });

  it('loses nothing when many come at once, and each that was made is in the log', async () => {
    const id = await newReport();
    const caller = await admin();
    const statuses = await Promise.all(
      ['in_progress', 'in_progress', 'resolved', 'resolved', 'in_progress'].map((status) =>
        change(caller, id, { status }),
      ),
    );
    const notes = await Promise.all(
      Array.from({ length: 6 }, (_, n) => change(caller, id, { adminNotes: `note ${n}` })),
    );
    expect(notes.every(({ status }) => status === 200)).toBe(true);
    const made = statuses.filter(({ status }) => status === 200);
    expect(statuses.filter(({ status }) => status === 409)).toHaveLength(5 - made.length);
    const deeds = await log();
    expect(deeds).toHaveLength(made.length + 6);
    // Each change begins where another one ended.
    const chain = deeds
      .filter(({ newValue }) => newValue)
      .map((deed) => `${deed.previousValue} ${deed.newValue}`);
    expect(chain.sort()).toEqual(
      made.length === 2 ? ['in_progress resolved', 'open in_progress'] : ['open resolved'],
    );
    const [report] = await listed(caller);
    expect(report).toMatchObject({ status: 'resolved', adminNotes: expect.stringMatching(/^note \d$/) });
    const saved = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        change(caller, id, { adminNotes: `last ${n}`, updatedAt: report?.updatedAt }),
      ),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('can be looked at by itself, as it is now', async () => {
    const caller = await admin();
    const id = await newReport();
    await change(caller, id, { status: 'in_progress', adminNotes: 'Asked the painter.' });
    const { status, body } = await caller.get(`/api/admin/reports/${id}`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id, subject: 'The lamp flickers', status: 'in_progress', adminNotes: 'Asked the painter.' },
    });
    expect((await caller.get(`/api/admin/reports/${newId()}`)).status).toBe(404);
  });

  it('needs something to change, and a report that there is', async () => {
    const id = await newReport();
    const caller = await admin();
    for (const body of [{}, { status: 'closed' }, { adminNotes: 'x'.repeat(2001) }, { updatedAt: 'now' }])
      expect((await change(caller, id, body)).status, JSON.stringify(body).slice(0, 40)).toBe(400);
    for (const odd of [newId(), 'x', '1e309'])
      expect((await change(caller, odd, { status: 'resolved' })).status, odd).toBe(404);
    expect(await log()).toEqual([]);
  });
});
