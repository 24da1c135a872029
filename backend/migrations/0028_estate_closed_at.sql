-- The day on which a home was no longer let: its page stays for 90 days after it (routes.md, search engines), with similar
-- homes, and then says that it is gone. Whoever writes the status sets the day with it.
alter table estate add column closed_at date;
update estate set closed_at = info_updated_at where status = 2;

create function note_estate_closed() returns trigger language plpgsql as $$
begin
  if new.status <> 2 then
    new.closed_at := null;
  elsif tg_op = 'INSERT' then
    new.closed_at := coalesce(new.closed_at, new.info_updated_at);
  elsif old.status <> 2 then
    new.closed_at := current_date;
  end if;
  return new;
end
$$;

create trigger estate_closed before insert or update of status on estate
  for each row execute function note_estate_closed();
