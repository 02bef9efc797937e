import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../tools/testing/app.ts';
import { Caller, codeFor, newParent, PASSWORD, registration } from '../../../tools/testing/users.ts';
import { HOUR, MINUTE } from '../../platform/server/clock.ts';

const testApp = createTestApp();

describe('sign-up', () => {
  it('creates the account and its session with the six-digit code from the mail', async () => {
    const parent = new Caller(testApp);
    const joined = await parent.post('/api/auth/register', registration('  New.Parent@Example.com '));
    expect(joined.status).toBe(200);
    const code = await codeFor(testApp, 'new.parent@example.com');
    const verified = await parent.post('/api/auth/verify-email', { email: 'NEW.parent@example.com', code });
    expect(verified.body).toMatchObject({
      user: { email: 'new.parent@example.com', credits: 0, isAdmin: false },
      needsPayment: false,
      subscriptionType: 'pay_as_you_go',
    });
    const me = await parent.get('/api/auth/me');
    expect(me.body).toEqual({ user: verified.body.user });
  });

  it('returns the verification code in the sign-up reply when no mail server is configured', async () => {
    const { body } = await new Caller(testApp).post('/api/auth/register', registration('local@example.com'));
    expect(body).toMatchObject({ emailFailed: true });
    expect(String(body.verificationCode)).toBe(await codeFor(testApp, 'local@example.com'));
  });

  it('requires payment after verification when premium was chosen', async () => {
    const parent = new Caller(testApp);
    await parent.post('/api/auth/register', { ...registration('p@example.com'), selectedPlan: 'premium' });
    const code = await codeFor(testApp, 'p@example.com');
    const { body } = await parent.post('/api/auth/verify-email', { email: 'p@example.com', code });
    expect(body).toMatchObject({
      needsPayment: true,
      subscriptionType: 'premium',
      user: { subscription: { packageType: 'premium', status: 'pending' } },
    });
  });

  it('returns 400 with one message per invalid sign-up field', async () => {
    const { status, body } = await new Caller(testApp).post('/api/auth/register', {
      email: 'nobody',
      fullName: 'J',
      country: '',
      password: '12345',
      selectedPlan: '',
    });
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID');
    const messages = Object.fromEntries(
      (body.issues as unknown as { path: string; message: string }[]).map((i) => [i.path, i.message]),
    );
    expect(messages).toEqual({
      email: 'Please enter a valid email',
      fullName: 'Full name must be at least 2 characters',
      country: 'Please select a country',
      password: 'Password must be at least 6 characters',
      selectedPlan: 'Please select a plan',
    });
  });

  it.each(['password', 'parent9@example.com'])(
    'rejects the easily guessed password %s at sign-up',
    async (password) => {
      const { status, body } = await new Caller(testApp).post('/api/auth/register', {
        ...registration('parent9@example.com'),
        password,
      });
      expect([status, body.issues]).toMatchObject([400, [{ path: 'password' }]]);
    },
  );

  it('answers a sign-up with a known address alike and mails its owner instead of creating a second account', async () => {
    await newParent(testApp, 'known@example.com');
    const stranger = new Caller(testApp);
    const fresh = await stranger.post('/api/auth/register', registration('fresh@example.com'));
    const known = await stranger.post('/api/auth/register', registration('known@example.com'));
    expect(known.status).toBe(fresh.status);
    expect(Object.keys(known.body).sort()).toEqual(Object.keys(fresh.body).sort());
    const mail = await testApp.mailTo('known@example.com', 'already');
    expect(mail.text).not.toMatch(/\d{6}/);
    const tried = await stranger.post('/api/auth/verify-email', {
      email: 'known@example.com',
      code: known.body.verificationCode,
    });
    expect([tried.status, tried.body.error]).toEqual([400, 'Invalid verification code']);
  });

  it('ties each verification code to its own attempt, so a stranger’s earlier sign-up cannot take over the address', async () => {
    const thief = new Caller(testApp);
    await thief.post('/api/auth/register', {
      ...registration('victim@example.com'),
      password: 'the-thief-knows',
    });
    const victim = new Caller(testApp);
    const mine = await victim.post('/api/auth/register', registration('victim@example.com'));
    const done = await victim.post('/api/auth/verify-email', {
      email: 'victim@example.com',
      code: mine.body.verificationCode,
    });
    expect(done.status).toBe(200);
    const asThief = await thief.post('/api/auth/login', {
      email: 'victim@example.com',
      password: 'the-thief-knows',
    });
    const asVictim = await victim.post('/api/auth/login', {
      email: 'victim@example.com',
      password: PASSWORD,
    });
    expect([asThief.status, asVictim.status]).toEqual([401, 200]);
  });

  it('neither mails a code for a stranger’s later attempt nor accepts it in the parent’s browser', async () => {
    const victim = new Caller(testApp);
    await victim.post('/api/auth/register', registration('early@example.com'));
    const thief = new Caller(testApp);
    const theirs = await thief.post('/api/auth/register', {
      ...registration('early@example.com'),
      password: 'the-thief-knows',
    });
    const lured = { email: 'early@example.com', code: theirs.body.verificationCode };
    expect((await victim.post('/api/auth/verify-email', lured)).status).toBe(400);
    const again = await victim.post('/api/auth/resend-code', { email: 'early@example.com' });
    const done = { email: 'early@example.com', code: again.body.verificationCode };
    expect((await victim.post('/api/auth/verify-email', done)).status).toBe(200);
    const asThief = await thief.post('/api/auth/login', {
      email: 'early@example.com',
      password: 'the-thief-knows',
    });
    expect(asThief.status).toBe(401);
  });

  it('expires a verification code after ten minutes and after five wrong tries', async () => {
    const parent = new Caller(testApp);
    const { body } = await parent.post('/api/auth/register', registration('slow@example.com'));
    const right = String(body.verificationCode);
    const wrong = right === '111222' ? '111223' : '111222';
    for (let n = 0; n < 5; n += 1)
      await parent.post('/api/auth/verify-email', { email: 'slow@example.com', code: wrong });
    expect(
      (await parent.post('/api/auth/verify-email', { email: 'slow@example.com', code: right })).status,
    ).toBe(400);

    const again = await parent.post('/api/auth/resend-code', { email: 'slow@example.com' });
    testApp.clock.advance(10 * MINUTE + 1000);
    const late = { email: 'slow@example.com', code: again.body.verificationCode };
    expect((await parent.post('/api/auth/verify-email', late)).status).toBe(400);

    const third = await parent.post('/api/auth/resend-code', { email: 'slow@example.com' });
    const inTime = { email: 'slow@example.com', code: third.body.verificationCode };
    expect((await parent.post('/api/auth/verify-email', inTime)).status).toBe(200);
  });
});

describe('login and logout', () => {
  it('returns the same 401 for a wrong password and for an unknown address', async () => {
    await newParent(testApp, 'jo@example.com');
    const caller = new Caller(testApp);
    const wrong = await caller.post('/api/auth/login', { email: 'jo@example.com', password: 'not-this-one' });
    const unknown = await caller.post('/api/auth/login', {
      email: 'who@example.com',
      password: 'not-this-one',
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stores only the hash of a session token', async () => {
    await newParent(testApp);
    const { rows } = await testApp.app.database.run('select token_hash from sessions');
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.token_hash)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('ends the session at logout', async () => {
    const parent = await newParent(testApp);
    expect((await parent.post('/api/auth/logout')).status).toBe(200);
    expect((await parent.get('/api/auth/me')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const linkOf = (text: string | undefined) =>
    /reset-password\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? 'no token';

  it('resets a forgotten password with a link that works once, and ends all sessions', async () => {
    const parent = await newParent(testApp, 'forgetful@example.com');
    await parent.post('/api/auth/forgot-password', { email: ' Forgetful@Example.com' });
    const token = linkOf((await testApp.mailTo('forgetful@example.com', 'new password')).text);
    const changed = await parent.post('/api/auth/reset-password', { token, newPassword: 'a-new-lantern' });
    expect(changed.status).toBe(200);
    expect((await parent.get('/api/auth/me')).status).toBe(401);
    expect(
      (await parent.post('/api/auth/login', { email: parent.email, password: 'a-new-lantern' })).status,
    ).toBe(200);
    const again = await parent.post('/api/auth/reset-password', { token, newPassword: 'another-lantern' });
    expect([again.status, again.body.error]).toEqual([400, 'Invalid or expired reset token']);
  });

  it('expires a password reset link after one hour', async () => {
    const parent = await newParent(testApp, 'late@example.com');
    await parent.post('/api/auth/forgot-password', { email: 'late@example.com' });
    const token = linkOf((await testApp.mailTo('late@example.com', 'new password')).text);
    testApp.clock.advance(HOUR + 1000);
    expect(
      (await parent.post('/api/auth/reset-password', { token, newPassword: 'a-new-lantern' })).status,
    ).toBe(400);
  });

  it('answers a password reset for an unknown address alike and sends no mail', async () => {
    await newParent(testApp, 'someone@example.com');
    const caller = new Caller(testApp);
    const known = await caller.post('/api/auth/forgot-password', { email: 'someone@example.com' });
    const unknown = await caller.post('/api/auth/forgot-password', { email: 'nobody@example.com' });
    expect(unknown.body).toEqual(known.body);
    await testApp.mailTo('someone@example.com', 'new password');
    expect((await testApp.mails()).filter((mail) => mail.text?.includes('nobody@example.com'))).toEqual([]);
  });
});
