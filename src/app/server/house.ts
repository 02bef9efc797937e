import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Accounts, createAccounts } from '../../accounts/server/accounts.ts';
import { paymentNotes } from '../../admin/server/activities.ts';
import { createAdmin } from '../../admin/server/admin.ts';
import { type Billing, createBilling } from '../../billing/server/billing.ts';
import { openCounter } from '../../billing/server/counter.ts';
import { MEASUREMENT_META } from '../../platform/contract.ts';
import { type Clock, systemClock } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import { type Database, openDatabase } from '../../platform/server/db.ts';
import { notFound } from '../../platform/server/errors.ts';
import { lockFolder } from '../../platform/server/folder-lock.ts';
import { serveHealth } from '../../platform/server/health.ts';
import { createHttp } from '../../platform/server/http.ts';
import { type Jobs, startJobs } from '../../platform/server/jobs.ts';
import type { Log } from '../../platform/server/log.ts';
import { createMailer } from '../../platform/server/mail.ts';
import { openMedia } from '../../platform/server/media.ts';
import { openApiDocument, serveDocs } from '../../platform/server/openapi.ts';
import { servePages } from '../../platform/server/pages.ts';
import type { RawRoute, Route } from '../../platform/server/route.ts';
import { createSeal } from '../../platform/server/seal.ts';
import { loadSecrets } from '../../platform/server/secrets.ts';
import { createSignals } from '../../platform/server/signals.ts';
import { createSite } from '../../site/server/site.ts';
import { createStories, type Stories } from '../../stories/server/stories.ts';
import { modelSettings, usesModels } from '../../studio/models/settings.ts';
import { createStudio, type Studio } from '../../studio/studio.ts';
import { createSupport } from '../../support/server/support.ts';
import { PAGES } from '../contract.ts';
import { answerBackups } from './backup/ask-house.ts';
import { startChores } from './chores.ts';
import { crawlerRoutes } from './crawlers.ts';
import { houseMetrics } from './metrics.ts';

const VERSION = '0.1.0';

export interface House {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly features: { accounts: Accounts; billing: Billing; stories: Stories };
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Opens the door. Returns the address that it listens on. */
  listen(): Promise<string>;
  /** Stops taking calls, ends what is at hand, and lets go of the folder. Safe to call twice. */
  close(): Promise<void>;
}

/** What tests put in the place of the real thing: only the clock, a database that is open already, and the studio. */
export interface Instead {
  readonly clock?: Clock;
  readonly database?: Database;
  readonly studio?: Studio;
}

/** Puts the house together from its settings, and starts everything but the listening. */
export async function openHouse(config: Config, log: Log, instead: Instead = {}): Promise<House> {
  const clock = instead.clock ?? systemClock;
  const lock = config.DATABASE_URL || instead.database ? undefined : await lockFolder(config.DATA_DIR);
  const secrets = await loadSecrets(config);
  const database = instead.database ?? (await openDatabase(config, log));
  const { db } = database;
  lock?.serve(answerBackups({ database, clock, dataDir: config.DATA_DIR }));
  const seal = createSeal(secrets.secretKey);
  const jobs = await startJobs(database, log, { working: config.ROLE !== 'web' });
  const mailer = createMailer(config, clock);
  const media = openMedia(config);
  const signals = createSignals();
  const studio =
    instead.studio ?? createStudio(usesModels(config) ? modelSettings(config).settings : undefined);

  let listening = '';
  const webhookUrl = () => `${config.ROLE === 'worker' ? config.PUBLIC_URL : listening}/api/webhooks/sandbox`;
  const accounts = createAccounts({
    ...{ db, run: database.run, clock, config, log, mailer, jobs },
    welcomeBack: (userId) => billing.welcomeBack(userId),
    belongings: () => [stories.belongings, billing.belongings, support.belongings],
  });
  const webhookSecret = secrets.sandboxWebhookSecret;
  const counter = openCounter(config, { db, clock, log, jobs, seal, webhookSecret, webhookUrl });
  const billing = createBilling({
    ...{ db, clock, log, jobs, mailer },
    provider: counter.provider,
    settling: paymentNotes({ db, clock }),
    publicUrl: config.PUBLIC_URL,
    sellerAbn: config.SELLER_ABN,
  });
  const { PUBLIC_URL: publicUrl } = config;
  const stories = createStories({ db, clock, log, seal, media, jobs, signals, studio, publicUrl });
  const support = createSupport({ db, clock, jobs, mailer, operators: config.ADMIN_EMAILS });
  const admin = createAdmin({
    ...{ db, database, clock },
    sessions: accounts.sessions,
    confirmPayment: billing.confirmPayment,
    endPremium: billing.endPremium,
    provider: counter.provider.name,
    openStories: stories.openStories,
    backlog: jobs.backlog,
    version: VERSION,
  });
  const features = { accounts, counter, billing, support, stories };

  const site = createSite({ db, clock });

  const serving = config.ROLE !== 'worker';
  const routes = serving
    ? [admin, counter, accounts, billing, support, stories, site].flatMap((feature) => feature.routes)
    : [];
  const rawRoutes = serving
    ? [
        ...[admin, accounts, billing, stories].flatMap((feature) => feature.rawRoutes),
        ...crawlerRoutes(config.PUBLIC_URL),
      ]
    : [];
  const authenticate = accounts.sessions.principal;
  const edition = `${VERSION} ${config.payments}`;
  const app = await createHttp({ config, log, authenticate, routes, rawRoutes, edition });
  let closing: Promise<void> | undefined;
  serveHealth(app, database, houseMetrics(db), () => closing !== undefined);
  if (serving) {
    const endpoints = [...routes, ...rawRoutes].map((route) => route.endpoint);
    await serveDocs(app, openApiDocument(endpoints, { url: config.PUBLIC_URL, version: VERSION }));
    const { GA_MEASUREMENT_ID } = config;
    const metas: Record<string, string> = GA_MEASUREMENT_ID ? { [MEASUREMENT_META]: GA_MEASUREMENT_ID } : {};
    await servePages(app, webFolder(), PAGES, { own: stories.pages, metas });
  } else {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  }

  for (const feature of [accounts, counter, billing, support, stories]) await feature.work();
  const embedded = database.kind === 'embedded';
  if (embedded) await stories.resume();
  const chores =
    config.ROLE === 'web'
      ? undefined
      : startChores(features, log, embedded ? () => database.run('analyze') : undefined);

  return {
    app,
    database,
    jobs,
    features,
    routes,
    rawRoutes,
    async listen() {
      await app.listen({ host: config.HOST, port: config.PORT });
      listening = ownAddress(app);
      return listening;
    },
    close() {
      closing ??= closeAll();
      return closing;
    },
  };

  async function closeAll(): Promise<void> {
    chores?.stop();
    await app.close();
    await jobs.stop();
    await studio.close();
    mailer.close();
    if (!instead.database) await database.close();
    await lock?.release();
  }
}

/** The address at which this very process can call itself. */
function ownAddress(app: FastifyInstance): string {
  const at = app.server.address();
  if (!at || typeof at === 'string') throw new Error('the server is not listening on a port');
  const host = ['0.0.0.0', '::'].includes(at.address) ? '127.0.0.1' : at.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`;
}

/** The built web app: beside the built server, or in `dist` when running from the source. */
function webFolder(): string {
  const built = import.meta.url.includes('/dist/server/');
  return fileURLToPath(new URL(built ? '../../../web' : '../../../dist/web', import.meta.url));
}
