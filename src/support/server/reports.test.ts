import { describe, expect, it } from 'vitest';
import { ADMIN, createTestApp } from '../../../tools/testing/app.ts';
import { begin, ended, parentWithCredits } from '../../../tools/testing/stories.ts';
import { Caller, newParent } from '../../../tools/testing/users.ts';
import type { SupportDeps } from './deps.ts';
import { storeReport } from './reports.ts';

const testApp = createTestApp();
const guest = () => new Caller(testApp);
const REPORT = {
  category: 'content_issue',
  severity: 'high',
  subject: 'The fox bites',
  description: 'On page three the fox bites the postman.',
};
const CONTACT = {
  ...REPORT,
  contactName: 'Sam Guest',
  contactEmail: 'Sam@Example.com',
  userEmail: 'sam@example.com',
};

const storedReports = async () => (await testApp.app.database.run('select * from reports')).rows;

async function storyOf() {
  const parent = await parentWithCredits(testApp);
  const { id } = await begin(parent);
  await ended(parent, id);
  return { parent, id };
}

describe('a report', () => {
  it('stores a report from the contact page as open and mails it to the operators', async () => {
    const { status, body } = await guest().post('/api/reports', { ...CONTACT, severity: 'medium' });
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(await storedReports()).toMatchObject([
      {
        user_id: null,
        story_id: null,
        contact_name: 'Sam Guest',
        contact_email: 'sam@example.com',
        severity: 'medium',
        status: 'open',
        admin_notes: null,
      },
    ]);
    const mail = await testApp.mailTo(ADMIN, 'A new report');
    expect(mail.text).toContain('The fox bites');
    expect(mail.text).toContain('sam@example.com');
  });

  it('accepts a report about a story without a name, but only from callers who can read the story', async () => {
    const { parent, id } = await storyOf();
    const other = await newParent(testApp);
    const about = { ...REPORT, storyId: id };
    expect((await other.post('/api/reports', about)).status).toBe(404);
    expect((await guest().post('/api/reports', about)).status).toBe(404);
    expect((await parent.post('/api/reports', about)).status).toBe(200);
    expect(await storedReports()).toMatchObject([
      { story_id: id, contact_name: 'Jo Example', contact_email: parent.email },
    ]);
    await parent.call('PUT', `/api/stories/${id}/share`, {});
    expect((await guest().post('/api/reports', about)).status).toBe(200);
    expect((await other.post('/api/reports', about)).status).toBe(200);
    await parent.call('DELETE', `/api/stories/${id}`);
    expect((await storedReports()).map((row) => row.story_id)).toEqual([null, null, null]);
  });

  it('does not store a report of a user whose account was erased meanwhile', async () => {
    const { db } = testApp.app.database;
    const deps = { db, clock: testApp.clock, operators: [] as string[] } as unknown as SupportDeps;
    const report = { ...REPORT, category: 'other', severity: 'low' } as const;
    await expect(storeReport(deps, 'AAAAAAAAAAAAAAAAAAAAAA', report)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await storedReports()).toEqual([]);
  });

  it.each([
    [{ category: undefined }, 'category', 'Please select a category'],
    [{ category: 'poem' }, 'category', 'Please select a category'],
    [{ severity: '' }, 'severity', 'Please select a severity level'],
    [{ subject: '  ' }, 'subject', 'Please enter a subject'],
    [{ subject: 'x'.repeat(101) }, 'subject', 'Subject must be 100 characters or less'],
    [{ description: 'too short' }, 'description', 'Please provide at least 10 characters'],
    [{ description: 'x'.repeat(1001) }, 'description', 'Description must be 1000 characters or less'],
    [{ contactName: '' }, 'contactName', 'Please enter your name'],
    [{ contactName: undefined }, 'contactName', 'Please enter your name'],
    [{ contactName: 'x'.repeat(51) }, 'contactName', 'Name must be 50 characters or less'],
    [{ contactEmail: 'nowhere' }, 'contactEmail', 'Please enter a valid email address'],
    [{ contactEmail: '' }, 'contactEmail', 'Please enter a valid email address'],
  ])('rejects an invalid report with the message of the form: %o', async (change, path, message) => {
    const { status, body } = await guest().post('/api/reports', { ...CONTACT, ...change });
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
    expect(await storedReports()).toEqual([]);
  });

  it('accepts fields of the maximum length, and returns every error of an invalid report at once', async () => {
    const longest = {
      ...CONTACT,
      subject: 'x'.repeat(100),
      description: 'y'.repeat(1000),
      contactName: 'z'.repeat(50),
    };
    expect((await guest().post('/api/reports', longest)).status).toBe(200);
    const { body } = await guest().post('/api/reports', {});
    const paths = (body.issues as unknown as { path: string }[]).map((issue) => issue.path);
    expect(paths.sort()).toEqual([
      'category',
      'contactEmail',
      'contactName',
      'description',
      'severity',
      'subject',
    ]);
  });
});
