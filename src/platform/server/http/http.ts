import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyEtag from '@fastify/etag';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { sha256 } from '../security/ids.ts';
import { drain } from './drain.ts';
import { answerError, isTooLarge } from './error-reply.ts';
import { forbidden, invalid, notFound, rateLimited, unauthenticated } from './errors.ts';
import { requireSameOrigin } from './origin.ts';
import { parseInput } from './parse-input.ts';
import { LIMITS } from './rate-limits.ts';
import type { Principal, RawRoute, Route } from './route.ts';

/** The largest request body; a story request has a few kilobytes at most. */
const BODY_LIMIT = 128 * 1024;

export interface HttpOptions {
  readonly config: Config;
  readonly log: Log;
  /** The user of the request's session; undefined for guests. */
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Principal | undefined>;
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Part of every ETag, beside the route's version: changes with the code and the settings. */
  readonly edition: string;
}

/** The HTTP server with every endpoint mounted: parse, authorise, limit, run, map errors, validate the reply. */
export async function createHttp({
  config,
  log,
  authenticate,
  routes,
  rawRoutes,
  edition,
}: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    // A public app runs behind a proxy of our own network, whose X-Forwarded-For is trusted. On localhost there is no
    // proxy, so the header could only be forged.
    trustProxy: config.isLocal ? false : 'loopback, linklocal, uniquelocal',
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;

  await app.register(fastifyHelmet, helmetOptions(config));
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { global: true, threshold: 1024 });
  app.addHook('onSend', async (request, reply) => {
    // Only a 200 may be replaced by a 304.
    if (reply.statusCode !== 200) delete request.headers['if-none-match'];
  });
  await app.register(fastifyEtag, { weak: true });
  if (config.RATE_LIMITS) await app.register(fastifyRateLimit, { global: false });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // PostgreSQL cannot store a null character; see also the body parser.
    if (request.url.split('?')[1]?.includes('%00'))
      throw invalid('The address contains a character we can’t accept.');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route's pattern, never the URL: URLs carry tokens.
    const fields = {
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(fields, 'answered');
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (isTooLarge(error)) {
      await drain(request.raw);
      reply.header('connection', 'close');
    }
    return answerError(error, request, reply);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    // PostgreSQL cannot store a null character.
    if (body.includes('\\u0000')) return done(invalid('The request contains a character we can’t accept.'));
    try {
      return done(null, JSON.parse(body.toString()));
    } catch {
      return done(invalid('The request isn’t valid JSON.'));
    }
  });

  const authorize: Authorize = async (request, reply, who) => {
    const caller = await authenticate(request, reply);
    if (who !== 'anyone' && !caller) throw unauthenticated();
    if (who === 'admin' && !caller?.isAdmin) throw forbidden();
    return caller;
  };

  for (const route of routes) app.route(mounted(route, config, authorize, edition));
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { endpoint, fromAnywhere, handle } of rawRoutes) {
      raw.route({
        ...address(endpoint),
        ...limited(endpoint, config),
        preParsing: async (request) => {
          if (!fromAnywhere) requireSameOrigin(request, config);
        },
        handler: async (request, reply) =>
          handle({ request, reply, caller: await authorize(request, reply, endpoint.who) }),
      });
    }
  });
  return app;
}

type Authorize = (
  request: FastifyRequest,
  reply: FastifyReply,
  who: Endpoint['who'],
) => Promise<Principal | undefined>;

function mounted(
  { endpoint, handle, version }: Route,
  config: Config,
  authorize: Authorize,
  edition: string,
): RouteOptions {
  return {
    ...address(endpoint),
    ...limited(endpoint, config),
    preParsing: async (request) => {
      requireSameOrigin(request, config);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await authorize(request, reply, endpoint.who);
      const params = z.safeParse(endpoint.params, request.params);
      if (!params.success) throw notFound();
      const query = parseInput(endpoint.query, request.query);
      const body = parseInput(endpoint.body, request.body ?? {});
      const key = request.headers['idempotency-key'];
      const idempotencyKey = typeof key === 'string' && endpoint.idempotent ? key : undefined;
      if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
        throw invalid('The Idempotency-Key must be 1 to 200 plain characters.');
      }
      const tag = version && tagOf(edition, request.url, await version());
      if (tag && matchesETag(request, tag)) return reply.code(304).header('etag', tag).send();
      const answer = await handle({
        params: params.data,
        query,
        body,
        // `authorize` has made sure that there is a caller when the endpoint requires one.
        caller: caller as Principal,
        idempotencyKey,
        request,
        reply,
      });
      const validated = z.parse(endpoint.reply, answer);
      // Set only after success: an error has no ETag.
      if (tag) reply.header('etag', tag);
      return validated;
    },
  };
}

/** A weak ETag from the edition, the URL and the route's version. */
const tagOf = (edition: string, url: string, version: string) =>
  `W/"${sha256(JSON.stringify([edition, url, version])).slice(0, 32)}"`;

/** Whether `If-None-Match` contains the ETag; it may list several, and the comparison is weak. */
function matchesETag(request: FastifyRequest, tag: string): boolean {
  const listed = request.headers['if-none-match'] ?? '';
  const plain = (one: string) => one.trim().replace(/^W\//, '');
  return listed.split(',').some((one) => plain(one) === plain(tag));
}

const address = (endpoint: Pick<Endpoint, 'method' | 'path'>) => ({
  method: endpoint.method,
  url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
});

function limited(endpoint: Pick<Endpoint, 'rate'>, config: Config): Pick<RouteOptions, 'config'> {
  if (!config.RATE_LIMITS) return {};
  const { max, windowSeconds } = LIMITS[endpoint.rate];
  return {
    config: {
      rateLimit: {
        max,
        timeWindow: windowSeconds * 1000,
        groupId: endpoint.rate,
        errorResponseBuilder: (_request: FastifyRequest, context: { ttl: number }) =>
          rateLimited(Math.ceil(context.ttl / 1000)),
      },
    },
  };
}

/** The origins of Stripe's card form. https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_PAGES = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'];

/** The origins of Google Analytics 4, without advertising. https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE_ANALYTICS = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

function helmetOptions(config: Config) {
  const [pages, api] = config.payments === 'stripe' ? [STRIPE_PAGES, ['https://api.stripe.com']] : [[], []];
  const measured = config.GA_MEASUREMENT_ID ? GOOGLE_ANALYTICS : { script: [], connect: [] };
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...pages, ...measured.script],
        ...(pages.length ? { frameSrc: pages } : {}),
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...measured.connect],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...api, ...measured.connect],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}
