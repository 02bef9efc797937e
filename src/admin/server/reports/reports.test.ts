import { describe, expect, it } from 'vitest';
import { adminRows, minutes, NOON } from '../../../../tools/testing/admin-rows.ts';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { type Caller, type Loose, newParent } from '../../../../tools/testing/users.ts';
import { newId } from '../../../platform/server/security/ids.ts';
import { reports } from '../../../support/server/schema.ts';
import { adminActivities } from '../schema.ts';

const testApp = createTestApp();
const rows = adminRows(testApp);
const db = () => testApp.app.database.db;
const admin = () => newParent(testApp, ADMIN);

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

describe('listing reports', () => {
  it('lists reports newest first, filtered and searched', async () => {
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

describe('updating a report', () => {
  it('records nothing and causes no conflict when an update changes nothing', async () => {
    const id = await newReport({});
    const caller = await admin();
    const first = await change(caller, id, { adminNotes: 'looked at it' });
    const again = await change(caller, id, { adminNotes: 'looked at it' });
    expect(again).toMatchObject({ status: 200, body: { updatedAt: first.body.updatedAt } });
    expect(await log()).toHaveLength(1);
  });

  it('leaves omitted fields of a report unchanged and records the previous values', async () => {
    const userId = await rows.user('jo@example.com');
    const id = await newReport({ userId });
    const caller = await admin();
    const noted = await change(caller, id, { adminNotes: ' looked at it ' });
    expect(noted).toMatchObject({ status: 200, body: { status: 'open', adminNotes: 'looked at it' } });
    const started = await change(caller, id, { status: 'in_progress' });
    expect(started).toMatchObject({
      status: 200,
      body: { status: 'in_progress', adminNotes: 'looked at it' },
    });
    const both = await change(caller, id, { status: 'resolved', adminNotes: null });
    expect(both).toMatchObject({ status: 200, body: { status: 'resolved', adminNotes: null } });
    const actions = (await log()).map(
      ({ action, adminEmail, targetUserId, details, previousValue, newValue }) => ({
        by: [action, adminEmail, targetUserId, details.reportId].join(' '),
        values: [details.reason, previousValue, newValue],
      }),
    );
    const by = `report_update ${ADMIN} ${userId} ${id}`;
    expect(actions).toEqual(
      expect.arrayContaining([
        { by, values: ['Notes changed', null, null] },
        { by, values: ['Status changed', 'open', 'in_progress'] },
        { by, values: ['Status and notes changed', 'in_progress', 'resolved'] },
      ]),
    );
    expect(actions).toHaveLength(3);
  });

  it('returns 409 when a report status would go backwards', async () => {
    const caller = await admin();
    const rejected = {
      open: ['open'],
      in_progress: ['open', 'in_progress'],
      resolved: ['open', 'in_progress', 'resolved'],
    } as const;
    for (const [from, wanted] of Object.entries(rejected)) {
      const id = await newReport({ status: from as keyof typeof rejected });
      for (const status of wanted) {
        const answer = await change(caller, id, { status });
        expect(answer, `${from} → ${status}`).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
        expect(String(answer.body.error)).toMatch(/^(This report is|A report that’s) .*\.$/);
      }
    }
    expect((await change(caller, await newReport(), { status: 'resolved' })).status).toBe(200);
    expect(await log()).toHaveLength(1);
  });

  it('returns 409 when somebody else has changed the report since it was read', async () => {
    const id = await newReport();
    const caller = await admin();
    const seen = { updatedAt: NOON.toISOString() };
    const first = await change(caller, id, { adminNotes: 'mine', ...seen });
    expect(first.status).toBe(200);
    const second = await change(caller, id, { adminNotes: 'over it', ...seen });
    expect(second).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Someone else has just changed this report.') },
    });
    const third = await change(caller, id, { adminNotes: 'after it', updatedAt: first.body.updatedAt });
    expect(third).toMatchObject({ status: 200, body: { adminNotes: 'after it' } });
    expect(await log()).toHaveLength(2);
  });

  it('loses no concurrent update of a report, and records each one', async () => {
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
    const actions = await log();
    expect(actions).toHaveLength(made.length + 6);
    // Each change starts from the value that another one set.
    const chain = actions
      .filter(({ newValue }) => newValue)
      .map((action) => `${action.previousValue} ${action.newValue}`);
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

  it('returns a single report in its current state', async () => {
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

  it('returns 400 for an invalid update and 404 for an unknown report', async () => {
    const id = await newReport();
    const caller = await admin();
    for (const body of [{}, { status: 'closed' }, { adminNotes: 'x'.repeat(2001) }, { updatedAt: 'now' }])
      expect((await change(caller, id, body)).status, JSON.stringify(body).slice(0, 40)).toBe(400);
    for (const odd of [newId(), 'x', '1e309'])
      expect((await change(caller, odd, { status: 'resolved' })).status, odd).toBe(404);
    expect(await log()).toEqual([]);
  });
});
