import { describe, expect, it } from 'vitest';
import { ADMIN, testHouse } from '../../../tools/testing/house.ts';
import { Caller, newParent } from '../../../tools/testing/people.ts';
import { begin, ended, richParent } from '../../../tools/testing/stories.ts';
import type { SupportParts } from './parts.ts';
import { keepReport } from './reports.ts';

const house = testHouse();
const guest = () => new Caller(house);
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

const kept = async () => (await house.house.database.run('select * from reports')).rows;

async function storyOf() {
  const parent = await richParent(house);
  const { id } = await begin(parent);
  await ended(parent, id);
  return { parent, id };
}

describe('a report', () => {
  it('from the contact page is kept as open, and mailed to those who run the house', async () => {
    const { status, body } = await guest().post('/api/reports', { ...CONTACT, severity: 'medium' });
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(await kept()).toMatchObject([
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
    const mail = await house.mailTo(ADMIN, 'A new report');
    expect(mail.text).toContain('The fox bites');
    expect(mail.text).toContain('sam@example.com');
  });

  it('about a story needs no name, and is for whoever can read the story', async () => {
    const { parent, id } = await storyOf();
    const other = await newParent(house);
    const about = { ...REPORT, storyId: id };
    expect((await other.post('/api/reports', about)).status).toBe(404);
    expect((await guest().post('/api/reports', about)).status).toBe(404);
    expect((await parent.post('/api/reports', about)).status).toBe(200);
    expect(await kept()).toMatchObject([
      { story_id: id, contact_name: 'Jo Example', contact_email: parent.email },
    ]);
    await parent.call('PUT', `/api/stories/${id}/share`, {});
    expect((await guest().post('/api/reports', about)).status).toBe(200);
    expect((await other.post('/api/reports', about)).status).toBe(200);
    await parent.call('DELETE', `/api/stories/${id}`);
    expect((await kept()).map((row) => row.story_id)).toEqual([null, null, null]);
  });

  it('of somebody whose account has gone meanwhile is not kept', async () => {
    const { db } = house.house.database;
    const parts = { db, clock: house.clock, operators: [] as string[] } as unknown as SupportParts;
    const told = { ...REPORT, category: 'other', severity: 'low' } as const;
    await expect(keepReport(parts, 'AAAAAAAAAAAAAAAAAAAAAA', told)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await kept()).toEqual([]);
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
  ])('is refused with the words of the form: %o', async (change, path, message) => {
    const { status, body } = await guest().post('/api/reports', { ...CONTACT, ...change });
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
    expect(await kept()).toEqual([]);
  });

  it('may be just as long as it may be, and says everything at once that is wrong', async () => {
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
