ALTER TABLE "shelf_counts" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the titles are put in order from is counted, too, so that they are not put in order anew for each look at them.
create or replace function count_shelf() returns trigger language plpgsql as $$
declare
  ready integer := 0;
  loved integer := 0;
  moved integer := 1;
begin
  if tg_op <> 'INSERT' and old.status = 'ready' then
    ready := ready - 1;
    loved := loved - old.is_favorite::integer;
  end if;
  if tg_op <> 'DELETE' and new.status = 'ready' then
    ready := ready + 1;
    loved := loved + new.is_favorite::integer;
  end if;
  if tg_op = 'UPDATE' and (old.status, old.title, old.child_id) is not distinct from (new.status, new.title, new.child_id) then
    moved := 0;
  end if;
  if ready = 0 and loved = 0 and moved = 0 then
    return null;
  end if;
  if tg_op = 'DELETE' then
    -- The parent may be on the way out, too: then there is nothing to count for.
    update shelf_counts set total = total + ready, favorites = favorites + loved, changes = changes + moved
      where user_id = old.user_id;
  else
    insert into shelf_counts (user_id, total, favorites, changes) values (new.user_id, ready, loved, moved)
    on conflict (user_id) do update
      set total = shelf_counts.total + excluded.total, favorites = shelf_counts.favorites + excluded.favorites,
        changes = shelf_counts.changes + excluded.changes;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger stories_counted on stories;
--> statement-breakpoint
create trigger stories_counted after insert or delete or update of status, is_favorite, title, child_id on stories
  for each row execute function count_shelf();
