import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Accounts, createAccounts } from '../../accounts/server/accounts.ts';
import { createAdmin } from '../../admin/server/admin.ts';
import { paymentNotes } from '../../admin/server/records/activities.ts';
import { type Billing, createBilling } from '../../billing/server/billing.ts';
import { planOf } from '../../billing/server/premium/plan.ts';
import { openPaymentGateway } from '../../billing/server/provider/payment-gateway.ts';
import { MEASUREMENT_META } from '../../platform/contract.ts';
import { type Clock, systemClock } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import { type Database, openDatabase } from '../../platform/server/database/database.ts';
import { lockFolder } from '../../platform/server/database/folder-lock.ts';
import { notFound } from '../../platform/server/http/errors.ts';
import { serveHealth } from '../../platform/server/http/health.ts';
import { createHttp } from '../../platform/server/http/http.ts';
import { openApiDocument, serveDocs } from '../../platform/server/http/openapi.ts';
import { servePages } from '../../platform/server/http/pages.ts';
import type { RawRoute, Route } from '../../platform/server/http/route.ts';
import { type Jobs, startJobs } from '../../platform/server/jobs/jobs.ts';
import { createPubSub } from '../../platform/server/jobs/pub-sub.ts';
import type { Log } from '../../platform/server/log.ts';
import { createMailer } from '../../platform/server/mail/mail.ts';
import { createEncryption } from '../../platform/server/security/encryption.ts';
import { loadSecrets } from '../../platform/server/security/secrets.ts';
import { openMedia } from '../../platform/server/storage/media.ts';
import { createSite } from '../../site/server/site.ts';
import { createStories, type Stories } from '../../stories/server/stories.ts';
import { canReadStory, storyTitles } from '../../stories/story/server/lookups.ts';
import { modelSettings, usesModels } from '../../studio/models/providers/settings.ts';
import { createStudio, type Studio } from '../../studio/studio.ts';
import { createSupport } from '../../support/server/support.ts';
import { PAGES } from '../contract.ts';
import { handleBackupQuestions } from './backup/running-app.ts';
import { clientErrorRoutes } from './client-errors.ts';
import { crawlerRoutes } from './crawlers.ts';
import { appMetrics } from './metrics.ts';
import { startScheduledTasks } from './scheduled-tasks.ts';

const VERSION = '0.1.0';

export interface App {
  /** The HTTP server. */
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly features: { accounts: Accounts; billing: Billing; stories: Stories };
  readonly routes: readonly Route[];
  readonly rawRoutes: readonly RawRoute[];
  /** Starts listening. Returns the address that it listens on. */
  listen(): Promise<string>;
  /** Stops accepting requests, finishes running jobs and releases the lock on the folder. Safe to call twice. */
  close(): Promise<void>;
}

/** What tests may replace: only the clock, the database (already open) and the studio. */
export interface TestOverrides {
  readonly clock?: Clock;
  readonly database?: Database;
  readonly studio?: Studio;
}

/** Builds the app from its config and starts everything except listening. */
export async function createApp(config: Config, log: Log, overrides: TestOverrides = {}): Promise<App> {
  const clock = overrides.clock ?? systemClock;
  const lock = config.DATABASE_URL || overrides.database ? undefined : await lockFolder(config.DATA_DIR);
  const secrets = await loadSecrets(config);
  const database = overrides.database ?? (await openDatabase(config, log));
  const { db } = database;
  lock?.serve(handleBackupQuestions({ database, clock, dataDir: config.DATA_DIR }));
  const encryption = createEncryption(secrets.secretKey);
  const jobs = await startJobs(database, log, { working: config.ROLE !== 'web' });
  const mailer = createMailer(config, clock);
  const media = openMedia(config);
  const pubSub = createPubSub();
  const studio =
    overrides.studio ?? createStudio(usesModels(config) ? modelSettings(config).settings : undefined);

  let listening = '';
  const webhookUrl = () => `${config.ROLE === 'worker' ? config.PUBLIC_URL : listening}/api/webhooks/sandbox`;
  const accounts = createAccounts({
    ...{ db, run: database.run, clock, config, log, mailer, jobs },
    planOf: (user) => planOf(db, user, config.payments),
    onSessionResume: (userId) => billing.reconcileUser(userId),
    userData: () => [stories.userData, billing.userData, support.userData],
  });
  const webhookSecret = secrets.sandboxWebhookSecret;
  const paymentGateway = openPaymentGateway(config, {
    db,
    clock,
    log,
    jobs,
    encryption,
    webhookSecret,
    webhookUrl,
  });
  const billing = createBilling({
    ...{ db, clock, log, jobs, mailer },
    provider: paymentGateway.provider,
    finalizing: paymentNotes({ db, clock }),
    storyTitles: (ids) => storyTitles({ db, encryption }, ids),
    publicUrl: config.PUBLIC_URL,
    sellerAbn: config.SELLER_ABN,
  });
  const { PUBLIC_URL: publicUrl } = config;
  const stories = createStories({ db, clock, log, encryption, media, jobs, pubSub, studio, publicUrl });
  const support = createSupport({ db, clock, jobs, mailer, canReadStory, operators: config.ADMIN_EMAILS });
  const admin = createAdmin({
    ...{ db, database, clock },
    sessions: accounts.sessions,
    confirmPayment: billing.confirmPayment,
    endPremium: billing.endPremium,
    provider: paymentGateway.provider.name,
    decryptStories: stories.decryptStories,
    backlog: jobs.backlog,
    version: VERSION,
  });
  const features = { accounts, paymentGateway, billing, support, stories };

  const site = createSite({ db, clock });

  const serving = config.ROLE !== 'worker';
  const routes = serving
    ? [
        ...[admin, paymentGateway, accounts, billing, support, stories, site].flatMap(
          (feature) => feature.routes,
        ),
        ...clientErrorRoutes(log),
      ]
    : [];
  const rawRoutes = serving
    ? [
        ...[admin, accounts, billing, stories].flatMap((feature) => feature.rawRoutes),
        ...crawlerRoutes(config.PUBLIC_URL),
      ]
    : [];
  const authenticate = accounts.sessions.principal;
  const edition = `${VERSION} ${config.payments}`;
  const http = await createHttp({ config, log, authenticate, routes, rawRoutes, edition });
  let closing: Promise<void> | undefined;
  serveHealth(http, database, appMetrics(db), () => closing !== undefined);
  if (serving) {
    const endpoints = [...routes, ...rawRoutes].map((route) => route.endpoint);
    await serveDocs(http, openApiDocument(endpoints, { url: config.PUBLIC_URL, version: VERSION }));
    const { GA_MEASUREMENT_ID } = config;
    const metas: Record<string, string> = GA_MEASUREMENT_ID ? { [MEASUREMENT_META]: GA_MEASUREMENT_ID } : {};
    await servePages(http, webFolder(), PAGES, { own: stories.pages, metas });
  } else {
    http.setNotFoundHandler(() => {
      throw notFound();
    });
  }

  for (const feature of [accounts, paymentGateway, billing, support, stories]) await feature.work();
  const embedded = database.kind === 'embedded';
  if (embedded) await stories.resume();
  const scheduledTasks =
    config.ROLE === 'web'
      ? undefined
      : startScheduledTasks(features, log, embedded ? () => database.run('analyze') : undefined);

  return {
    http,
    database,
    jobs,
    features,
    routes,
    rawRoutes,
    async listen() {
      await http.listen({ host: config.HOST, port: config.PORT });
      listening = ownAddress(http);
      return listening;
    },
    close() {
      closing ??= closeAll();
      return closing;
    },
  };

  async function closeAll(): Promise<void> {
    scheduledTasks?.stop();
    await http.close();
    await jobs.stop();
    await studio.close();
    mailer.close();
    if (!overrides.database) await database.close();
    await lock?.release();
  }
}

/** The address at which this process can call itself. */
function ownAddress(http: FastifyInstance): string {
  const at = http.server.address();
  if (!at || typeof at === 'string') throw new Error('the server is not listening on a port');
  const host = ['0.0.0.0', '::'].includes(at.address) ? '127.0.0.1' : at.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`;
}

/** The folder of the built web app: beside the built server, or in `dist` when running from source. */
function webFolder(): string {
  const built = import.meta.url.includes('/dist/server/');
  return fileURLToPath(new URL(built ? '../../../web' : '../../../dist/web', import.meta.url));
}
