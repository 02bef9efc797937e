ALTER TABLE "invoices" ADD COLUMN "settled_by" jsonb;--> statement-breakpoint
CREATE INDEX "users_hidden" ON "users" USING btree ("created_at","id") WHERE deleted_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "users_chose_premium" ON "users" USING btree ("created_at","id") WHERE selected_plan = 'premium';--> statement-breakpoint
CREATE INDEX "admin_activities_action_newest" ON "admin_activities" USING btree ("action","created_at","id");--> statement-breakpoint
-- Everybody has books from the first day, so that people can be put in the order of their credits by an index.
create function open_books() returns trigger language plpgsql as $$
begin
  insert into credit_accounts (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger users_open_books after insert on users for each row execute function open_books();
--> statement-breakpoint
insert into credit_accounts (user_id) select id from users on conflict do nothing;
--> statement-breakpoint
-- How far the counters of changes have come, and then, after that, who still writes to these tables. The order is what
-- it stands on, and neither is asked of a snapshot: src/admin/server/changes.ts says why nothing is missed.
create function version_of_changes(counters regclass[], tables regclass[]) returns text language plpgsql volatile as $$
declare
  counted text;
  writers text;
begin
  select string_agg(pg_sequence_last_value(counter)::text, '.') into counted from unnest(counters) as counter;
  select string_agg(distinct virtualtransaction, ',' order by virtualtransaction) into writers from pg_locks
    where locktype = 'relation' and granted and relation = any (tables)
      and mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
      and database = (select oid from pg_database where datname = current_database());
  return concat(extract(epoch from pg_postmaster_start_time()), ' ', counted, ' ', writers);
end $$;
