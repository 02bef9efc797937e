-- The log of what admins did is append-only, as the ledger is.
create function admin_activities_refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'admin_activities is append-only';
end $$;
--> statement-breakpoint
create trigger admin_activities_keep before update or delete on admin_activities
  for each row execute function admin_activities_refuse_rewrite();
--> statement-breakpoint
create trigger admin_activities_keep_all before truncate on admin_activities
  for each statement execute function admin_activities_refuse_rewrite();
--> statement-breakpoint
-- By these an admin's page learns for little that nothing is new. A sequence takes no lock and is not undone, so
-- counting on it makes nobody wait; whoever reads it also looks which transactions are still under way.
create sequence changes_of_users;
--> statement-breakpoint
create sequence changes_of_stories;
--> statement-breakpoint
create sequence changes_of_reports;
--> statement-breakpoint
create sequence changes_of_money;
--> statement-breakpoint
create sequence changes_of_activities;
--> statement-breakpoint
-- A new sequence says 1 before its first value and 1 with it.
select nextval('changes_of_users'), nextval('changes_of_stories'), nextval('changes_of_reports'),
  nextval('changes_of_money'), nextval('changes_of_activities');
--> statement-breakpoint
create function count_change() returns trigger language plpgsql as $$
begin
  perform nextval(tg_argv[0]::regclass);
  return null;
end $$;
--> statement-breakpoint
create trigger users_changed after insert or update or delete or truncate on users
  for each statement execute function count_change('changes_of_users');
--> statement-breakpoint
-- For each row: whoever looks up an account would make it if there were none, and makes none.
create trigger credit_accounts_changed after insert or update or delete on credit_accounts
  for each row execute function count_change('changes_of_users');
--> statement-breakpoint
create trigger credit_accounts_changed_all after truncate on credit_accounts
  for each statement execute function count_change('changes_of_users');
--> statement-breakpoint
create trigger subscriptions_came after insert or delete or truncate on subscriptions
  for each statement execute function count_change('changes_of_users');
--> statement-breakpoint
-- Not that the provider was asked, every minute, and nothing has changed.
create trigger subscriptions_changed after update on subscriptions for each row
  when ((old.status, old.ref, old.provider, old.price_key) is distinct from (new.status, new.ref, new.provider, new.price_key))
  execute function count_change('changes_of_users');
--> statement-breakpoint
-- Not the signs of life of a maker, which come every few seconds.
create trigger stories_changed
  after insert or delete or truncate or update of status, title, pages, word_count, written_by, is_favorite, failure_code
  on stories for each statement execute function count_change('changes_of_stories');
--> statement-breakpoint
create trigger story_pictures_changed after insert or update or delete or truncate on story_pictures
  for each statement execute function count_change('changes_of_stories');
--> statement-breakpoint
create trigger story_calls_changed after insert or update or delete or truncate on story_calls
  for each statement execute function count_change('changes_of_stories');
--> statement-breakpoint
create trigger credit_reservations_changed after insert or delete or truncate or update of state on credit_reservations
  for each statement execute function count_change('changes_of_stories');
--> statement-breakpoint
create trigger reports_changed after insert or update or delete or truncate on reports
  for each statement execute function count_change('changes_of_reports');
--> statement-breakpoint
create trigger orders_came after insert or delete or truncate on orders
  for each statement execute function count_change('changes_of_money');
--> statement-breakpoint
create trigger orders_changed after update on orders for each row
  when ((old.status, old.credits, old.amount_cents, old.payment_ref)
    is distinct from (new.status, new.credits, new.amount_cents, new.payment_ref))
  execute function count_change('changes_of_money');
--> statement-breakpoint
create trigger invoices_came after insert or delete or truncate on invoices
  for each statement execute function count_change('changes_of_money');
--> statement-breakpoint
create trigger invoices_changed after update on invoices for each row
  when ((old.status, old.credits, old.amount_cents, old.attempts_told, old.price_key)
    is distinct from (new.status, new.credits, new.amount_cents, new.attempts_told, new.price_key))
  execute function count_change('changes_of_money');
--> statement-breakpoint
create trigger credit_entries_changed after insert or truncate on credit_entries
  for each statement execute function count_change('changes_of_money');
--> statement-breakpoint
create trigger admin_activities_changed after insert or truncate on admin_activities
  for each statement execute function count_change('changes_of_activities');
