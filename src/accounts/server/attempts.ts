import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'storywren_signup';
/** In seconds: as long as a sign-up may be taken up again. */
const LASTS = 86_400;
const MOST = 5;

/** The sign-ups that this very browser began, newest first. Codes of anybody else's attempts mean nothing in it. */
export function attemptsOf(request: FastifyRequest): readonly string[] {
  return (request.cookies[COOKIE] ?? '').split('.').filter(Boolean).slice(0, MOST);
}

/** Lets the browser remember the sign-up that it has just begun. */
export function rememberAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
  id: string,
): void {
  const ids = [id, ...attemptsOf(request)].slice(0, MOST);
  reply.setCookie(COOKIE, ids.join('.'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LASTS,
  });
}

/** The browser's sign-up is an account now. */
export function forgetAttempts(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/api/auth' });
}
