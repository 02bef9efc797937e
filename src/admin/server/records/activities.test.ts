import { describe, expect, it } from 'vitest';
import { ADMIN, createTestApp } from '../../../../tools/testing/app.ts';
import { type Caller, newParent, PASSWORD } from '../../../../tools/testing/users.ts';
import { record } from './activities.ts';

const testApp = createTestApp();
const admin = () => newParent(testApp, ADMIN);
const idOf = async (caller: Caller) => String((await caller.get('/api/auth/me')).body.user?.id);
const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute));

/** Records an admin action at a minute after noon on 1 January 2030. */
const recordAction = (
  minute: number,
  more: {
    adminEmail?: string;
    action?: 'user_delete' | 'credit_adjust';
    targetUserId?: string;
    reason?: string;
  } = {},
) =>
  testApp.app.database.db.transaction((tx) =>
    record(
      tx,
      {
        adminEmail: more.adminEmail ?? ADMIN,
        action: more.action ?? 'credit_adjust',
        targetUserId: more.targetUserId ?? null,
        details: { reason: more.reason ?? `reason ${minute}` },
        previousValue: '1',
        newValue: '2',
      },
      at(minute),
    ),
  );

const reasons = async (caller: Caller, query = '') => {
  const { body } = await caller.get(`/api/admin/activities${query}`);
  return (body as unknown as { details: string }[]).map(
    ({ details }) => JSON.parse(details).reason as string,
  );
};

describe('the audit log', () => {
  it('lists audit entries newest first, one page at a time', async () => {
    const caller = await admin();
    for (const minute of [2, 0, 3, 1]) await recordAction(minute);
    expect(await reasons(caller)).toEqual(['reason 3', 'reason 2', 'reason 1', 'reason 0']);
    expect(await reasons(caller, '?limit=2&offset=1')).toEqual(['reason 2', 'reason 1']);
    expect((await caller.get('/api/admin/activities?limit=1')).body).toEqual([
      {
        id: expect.any(String),
        createdAt: at(3).toISOString(),
        adminEmail: ADMIN,
        action: 'credit_adjust',
        targetUserId: null,
        targetUserEmail: null,
        details: '{"reason":"reason 3"}',
        previousValue: '1',
        newValue: '2',
      },
    ]);
  });

  it('searches audit entries by admin or target case-insensitively, and filters them by action and period', async () => {
    const caller = await admin();
    const target = await newParent(testApp, 'find_me%@example.com');
    await recordAction(1, { targetUserId: await idOf(target), action: 'user_delete' });
    await recordAction(2, { adminEmail: 'second.admin@example.com' });
    await recordAction(3);
    const search = async (query: string) => (await reasons(caller, query)).join();
    expect(await search('?q=FIND_ME%25')).toBe('reason 1');
    expect(await search('?q=findXme')).toBe('');
    expect(await search(`?q=${await idOf(target)}`)).toBe('reason 1');
    expect(await search('?q=Second.Admin')).toBe('reason 2');
    expect(await search('?action=user_delete')).toBe('reason 1');
    expect(await search(`?from=${at(2).toISOString()}&to=${at(3).toISOString()}`)).toBe('reason 2');
    expect(await search('?from=0000-01-01T00:00:00Z')).toBe('reason 3,reason 2,reason 1');
    for (const wrong of ['action=theft', 'from=yesterday', 'limit=0', 'limit=101', `q=${'x'.repeat(101)}`])
      expect((await caller.get(`/api/admin/activities?${wrong}`)).status, wrong).toBe(400);
  });

  it.each([
    'update admin_activities set new_value = null',
    'delete from admin_activities',
    'truncate admin_activities',
  ])('rejects changes to the audit log: %s', async (statement) => {
    await recordAction(1);
    await expect(testApp.app.database.run(statement)).rejects.toThrow(/append-only/);
  });

  it('shows no address of an erased parent in the audit log', async () => {
    const caller = await admin();
    const parent = await newParent(testApp, 'to-be-erased@example.com');
    const id = await idOf(parent);
    await caller.post(`/api/admin/users/${id}/credits`, { creditChange: 1, reason: 'A gift' });
    expect((await parent.call('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    expect((await caller.get('/api/admin/activities')).body).toMatchObject([
      { targetUserId: id, targetUserEmail: null },
    ]);
    expect(await reasons(caller, '?q=erased')).toEqual([]);
    const { rows } = await testApp.app.database.run('select * from admin_activities');
    expect(JSON.stringify(rows)).not.toContain('to-be-erased');
    expect(String((await caller.get('/api/admin/activities.csv')).body.text)).not.toContain('erased');
  });
});

describe('the audit log as CSV', () => {
  it('exports the filtered audit entries as CSV without cells that a spreadsheet would run', async () => {
    const caller = await admin();
    const parent = await newParent(testApp, 'jo@example.com');
    const id = await idOf(parent);
    await recordAction(1, { targetUserId: id, reason: '=HYPERLINK("http://example.com","Zoë, click")' });
    await recordAction(2, { action: 'user_delete' });
    const file = await caller.get('/api/admin/activities.csv?action=credit_adjust');
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
      'attachment; filename="activities.csv"',
    ]);
    expect(file.body.text).toBe(
      'Date,Admin,Action,User id,User,Reason,Before,After\r\n' +
        `2030-01-01T12:01:00.000Z,${ADMIN},credit_adjust,${/^[-]/.test(id) ? `'${id}` : id},jo@example.com,` +
        `"'=HYPERLINK(""http://example.com"",""Zoë, click"")",1,2\r\n`,
    );
    const wrong = await caller.get('/api/admin/activities.csv?action=theft');
    expect([wrong.status, wrong.headers.get('content-disposition')]).toEqual([400, null]);
  });

  it('exports every audit entry across pages, also when many share one instant', async () => {
    const caller = await admin();
    await testApp.app.database.run(`
      insert into admin_activities (id, created_at, admin_email, action, details, previous_value)
      select 'activity-' || n, timestamptz '2030-01-01' + (n / 700) * interval '1 second', '${ADMIN}', 'credit_adjust', '{"reason":"x"}', n
      from generate_series(1, 2500) as n`);
    const text = String((await caller.get('/api/admin/activities.csv')).body.text);
    const lines = text.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[6]))).toHaveProperty('size', 2500);
    expect(lines).toHaveLength(2500);
  });
});
