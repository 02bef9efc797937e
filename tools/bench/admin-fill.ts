import { HERO_MARK } from '../../src/stories/story/server/schema.ts';
import { STORY_REQUEST } from '../testing/users.ts';
import type { BenchApp } from './admin-app.ts';

/** How many rows to create of each kind. */
export interface Amounts {
  readonly users: number;
  readonly stories: number;
  readonly transactions: number;
  readonly reports: number;
  readonly activities: number;
}

/** Number of encrypted story requests per insert. */
const BATCH_SIZE = 5_000;

/** Fills the database of an app with the data of a year, with realistic shares of rare rows. */
export async function fill({ app: testApp, encryption }: BenchApp, amounts: Amounts): Promise<void> {
  const run = (text: string) => testApp.database.run(text);
  const id = (kind: string) => `'${kind}' || lpad(n::text, 19, '0')`;
  const ago = (count: number) => `now() - n * interval '365 days' / ${count}`;
  const someUser = (step: number) => `'usr' || lpad((1 + (n * ${step}) % ${amounts.users})::text, 19, '0')`;

  await run(`insert into users (id, email, full_name, country, password_hash, selected_plan, created_at, deleted_at)
    select ${id('usr')}, 'parent' || n || '@example.com', 'Parent ' || md5(n::text), 'Australia', '',
      case when n % 50 = 0 then 'premium' else 'pay-as-you-go' end, ${ago(amounts.users)},
      case when n % 100 = 7 then now() end
    from generate_series(1, ${amounts.users}) n`);
  await fillLedger(run, amounts);

  const stories = Array.from({ length: amounts.stories }, (_, n) => `sty${String(n + 1).padStart(19, '0')}`);
  await run('create temporary table sealed (id text primary key, wish text not null)');
  for (let from = 0; from < stories.length; from += BATCH_SIZE) {
    const batch = stories.slice(from, from + BATCH_SIZE);
    const encrypted = batch.map((story) => encryption.encrypt(JSON.stringify(STORY_REQUEST), story));
    await testApp.database.run('insert into sealed select * from unnest($1::text[], $2::text[])', [
      batch,
      encrypted,
    ]);
  }
  const words = `${HERO_MARK} went to the sea and found a shell. `.repeat(20);
  await run(`insert into stories (id, user_id, status, request_sealed, commission_sealed, age_band, structure, theme,
      title, pages, word_count, written_by, is_favorite, beat_at, created_at, finished_at)
    select ${id('sty')}, ${someUser(7)},
      case when n % 1000 = 3 then 'failed' when n % 1000 = 5 then 'cancelled' else 'ready' end,
      sealed.wish, '', '3-7', 'classic', 'animals', '${HERO_MARK} and the Sea',
      jsonb_build_array(jsonb_build_object('text', '${words}' || n), jsonb_build_object('text', '${words}' || n)),
      320, 'openai:bench', n % 200 = 1, now(), ${ago(amounts.stories)}, ${ago(amounts.stories)}
    from generate_series(1, ${amounts.stories}) n join sealed on sealed.id = ${id('sty')}`);
  await run('drop table sealed');
  await run(`insert into story_calls (id, story_id, kind, purpose, provider, model, tokens_in, tokens_cached, tokens_out,
      pictures, cost_micros, outcome, milliseconds, at)
    select 'call' || n || '-' || k, ${id('sty')}, case k when 1 then 'text' else 'picture' end, 'story',
      case k when 1 then 'openai' else 'google' end, 'bench', 2000, 500, 1000, k - 1, 655, 'ok', 4000, ${ago(amounts.stories)}
    from generate_series(1, ${amounts.stories}) n, generate_series(1, 2) k`);
  // Every second story has pictures.
  await run(`insert into story_pictures (story_id, index, media_key, alt, page, width, height, placeholder, painted_by, milliseconds)
    select ${id('sty')}, k, 'pic' || lpad(n::text, 18, '0') || k, 'a picture', k, 1024, 1024, 'data:', 'google:bench', 900
    from generate_series(1, ${amounts.stories}, 2) n, generate_series(0, 3) k`);
  await run(`insert into reports (id, contact_name, contact_email, category, subject, description, severity, status, created_at, updated_at)
    select ${id('rep')}, 'Jo', 'jo' || n || '@example.com', 'bug', 'The lamp flickers ' || n, 'At night.', 'low',
      case when n % 500 = 1 then 'open' when n % 500 = 2 then 'in_progress' else 'resolved' end, ${ago(amounts.reports)}, now()
    from generate_series(1, ${amounts.reports}) n`);
  await run(`insert into admin_activities (id, created_at, admin_email, action, target_user_id, details, previous_value, new_value)
    select ${id('act')}, ${ago(amounts.activities)}, 'admin@example.com',
      case when n % 500 = 1 then 'user_delete' else 'credit_adjust' end, ${someUser(11)}, '{"reason": "bench"}', '1', '2'
    from generate_series(1, ${amounts.activities}) n`);
  await run('analyze');
}

/** Half of the transactions are packs, a third premium, and the rest admin credits. The ledger is consistent. */
async function fillLedger(
  run: (text: string) => Promise<unknown>,
  { users, transactions }: Amounts,
): Promise<void> {
  const packs = Math.floor(transactions / 2);
  const premium = Math.floor(transactions / 3);
  const adminCredits = transactions - packs - premium;
  const day = (count: number) => `now() - n * interval '365 days' / ${count}`;
  // Spreads rows over all users: 7 divides none of these amounts.
  const user = `'usr' || lpad((1 + (n * 7) % ${users})::text, 19, '0')`;
  await run(`insert into orders (id, user_id, package_id, credits, amount_cents, status, provider, payment_ref, created_at, checked_at, paid_at)
    select 'ord' || lpad(n::text, 19, '0'), ${user}, 'popular', 5, 950,
      case when n % 400 = 3 then 'canceled' when n % 400 = 5 then 'open' else 'paid' end, 'sandbox', 'pi_' || n,
      ${day(packs)}, now(), case when n % 400 in (3, 5) then null else ${day(packs)} end
    from generate_series(1, ${packs}) n`);
  await run(`insert into subscriptions (id, user_id, provider, ref, customer_ref, price_key, status, created_at, checked_at, ended_at)
    select 'sub' || lpad(n::text, 19, '0'), ${user}, 'sandbox', 'sub_' || n, 'c', 'premium_monthly',
      case when n <= ${users} then case when n % 300 = 1 then 'pending' else 'active' end else 'canceled' end, now(), now(),
      case when n <= ${users} then null else now() end
    from generate_series(1, ${Math.min(premium, users * 2)}) n`);
  await run(`insert into invoices (ref, id, user_id, subscription_id, status, reason, price_key, amount_cents, currency, credits, attempts_told, created_at, paid_at)
    select 'in_' || n, 'inv' || lpad(n::text, 19, '0'), ${user}, 'sub' || lpad((1 + n % ${Math.min(premium, users * 2)})::text, 19, '0'),
      case when n % 400 = 3 then 'open' when n % 400 = 5 then 'void' else 'paid' end, 'subscription_cycle', 'premium_monthly', 999, 'aud',
      case when n % 400 in (3, 5) then 0 else 10 end, n % 2, ${day(premium)},
      case when n % 400 in (3, 5) then null else ${day(premium)} end
    from generate_series(1, ${premium}) n`);
  await run(`create temporary table moved as
    select user_id, 'pack' as kind, credits as delta, 'payment_intent:' || payment_ref as fact, payment_ref as ref, created_at, null as reason
      from orders where status = 'paid'
    union all select user_id, 'subscription', credits, 'invoice:' || ref, ref, created_at, null from invoices where status = 'paid'
    union all select ${user}, 'admin', 1, 'admin:' || n, null, ${day(adminCredits)}, 'bench' from generate_series(1, ${adminCredits}) n`);
  await run(`insert into credit_accounts (user_id, balance, seq)
    select user_id, sum(delta), count(*) from moved group by user_id
    on conflict (user_id) do update set balance = excluded.balance, seq = excluded.seq`);
  await run(`insert into credit_entries (user_id, seq, kind, delta, balance_after, fact, payment_ref, reason, created_at)
    select user_id, row_number() over w, kind, delta, sum(delta) over w, fact, ref, reason, created_at
    from moved window w as (partition by user_id order by created_at, fact)`);
  await run('drop table moved');
}
