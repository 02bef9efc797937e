import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'storywren_signup';
/** In seconds: as long as a sign-up can be resumed. */
const MAX_AGE_SECONDS = 86_400;
const MAX_ATTEMPTS = 5;

/** The sign-ups that this browser began, newest first. It cannot finish the attempts of other browsers. */
export function attemptsOf(request: FastifyRequest): readonly string[] {
  return (request.cookies[COOKIE] ?? '').split('.').filter(Boolean).slice(0, MAX_ATTEMPTS);
}

/** Adds a new sign-up to the cookie. */
export function rememberAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
  id: string,
): void {
  const ids = [id, ...attemptsOf(request)].slice(0, MAX_ATTEMPTS);
  reply.setCookie(COOKIE, ids.join('.'), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_SECONDS,
  });
}

/** Clears the cookie once the sign-up has become an account. */
export function forgetAttempts(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/api/auth' });
}
