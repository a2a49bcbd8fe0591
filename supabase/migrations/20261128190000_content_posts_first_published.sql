-- A post is as old as its first publishing, and not as its first draft.
alter table public.content_posts add column first_published_at timestamptz;
comment on column public.content_posts.first_published_at is
  'When visitors first saw the post; kept by a trigger, which gives a draft this date as its created_at';

-- The existing posts do not change, so neither do their updated_at.
alter table public.content_posts disable trigger note_update;
update public.content_posts set first_published_at = created_at where published;
alter table public.content_posts enable trigger note_update;

create function public.note_content_post_publishing() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- An editor who sets a date means it.
  if tg_op = 'UPDATE' and new.created_at = old.created_at then
    new.created_at := now();
  end if;
  new.first_published_at := new.created_at;
  return new;
end
$$;
create trigger note_publishing before insert or update on public.content_posts
  for each row when (new.published and new.first_published_at is null)
  execute function public.note_content_post_publishing();
revoke all on function public.note_content_post_publishing() from public, anon, authenticated;
