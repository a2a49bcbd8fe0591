-- When a post was last changed: search engines and feeds are told (sitemap, structured data). A new post counts as
-- changed when it was published; an update that changes nothing does not count.

alter table public.content_posts add column updated_at timestamptz;
update public.content_posts set updated_at = created_at;
alter table public.content_posts alter column updated_at set not null;

comment on column public.content_posts.updated_at is 'Kept by a trigger; need not be written';

create function public.content_posts_touch() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.updated_at := coalesce(new.updated_at, new.created_at);
  elsif new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end
$$;
revoke all on function public.content_posts_touch() from public;

create trigger content_posts_touch before insert or update on public.content_posts
  for each row execute function public.content_posts_touch();
