-- Asked by almost every call. A function keeps its plan; a query with parameters is planned anew each time on the
-- embedded database, and a plan asks the file system for the size of each table and index.
create function person_by_session(wanted text, at timestamptz)
  returns table (id text, email text, last_seen_at timestamptz) language plpgsql stable as $$
begin
  return query select users.id, users.email, sessions.last_seen_at
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = wanted and sessions.expires_at > at and users.deleted_at is null;
end $$;
--> statement-breakpoint
drop function version_of_changes(regclass[], regclass[]);
--> statement-breakpoint
-- How far the counters of changes have come, and then, after that, who still writes to these tables. The order is what
-- it stands on, and neither is asked of a snapshot: src/admin/server/changes.ts says why nothing is missed.
-- The table of another database may have the same number: then its writers are in the list, too, and do no harm.
create function version_of_changes(counters oid[], tables oid[]) returns text language plpgsql volatile as $$
declare
  counted text;
  writers text;
begin
  select string_agg(pg_sequence_last_value(counter)::text, '.') into counted from unnest(counters) as counter;
  select string_agg(distinct virtualtransaction, ',' order by virtualtransaction) into writers from pg_locks
    where relation = any (tables) and granted
      and mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock');
  return concat(pg_postmaster_start_time(), ' ', counted, ' ', writers);
end $$;
