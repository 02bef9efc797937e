-- A shelf of ten thousand stories is not counted anew for each look at it.
create function count_shelf() returns trigger language plpgsql as $$
declare
  ready integer := 0;
  loved integer := 0;
begin
  if tg_op <> 'INSERT' and old.status = 'ready' then
    ready := ready - 1;
    loved := loved - old.is_favorite::integer;
  end if;
  if tg_op <> 'DELETE' and new.status = 'ready' then
    ready := ready + 1;
    loved := loved + new.is_favorite::integer;
  end if;
  if ready = 0 and loved = 0 then
    return null;
  end if;
  if tg_op = 'DELETE' then
    -- The parent may be on the way out, too: then there is nothing to count for.
    update shelf_counts set total = total + ready, favorites = favorites + loved where user_id = old.user_id;
  else
    insert into shelf_counts (user_id, total, favorites) values (new.user_id, ready, loved)
    on conflict (user_id) do update
      set total = shelf_counts.total + excluded.total, favorites = shelf_counts.favorites + excluded.favorites;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stories_counted after insert or delete or update of status, is_favorite on stories
  for each row execute function count_shelf();
--> statement-breakpoint
insert into shelf_counts (user_id, total, favorites)
  select user_id, count(*), count(*) filter (where is_favorite) from stories where status = 'ready' group by user_id;
--> statement-breakpoint
-- Read whole or not at all; the signature is looked at for every story of a shelf, so it stays in its row.
alter table story_words alter column grams set storage plain;
