-- The blog's posts. Visitors (role anon) read published ones and change nothing; editors work in the
-- Supabase dashboard or with the service role, which row-level security does not bind.
-- Runs on Supabase, where the roles exist, on stock PostgreSQL 15 or newer, and on the embedded database.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;

create table public.content_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  -- One slug names one post in all languages: a post is looked up by its slug alone.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  meta_description text not null check (btrim(meta_description) <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  language_code text not null check (language_code in ('en', 'de')),
  content_html text not null check (btrim(content_html) <> ''),
  featured_image text check (btrim(featured_image) <> ''),
  published boolean not null default true
);

comment on table public.content_posts is 'Posts of the website''s blog, English and German';
comment on column public.content_posts.slug is 'Last part of the address: lower-case letters, digits and single hyphens';
comment on column public.content_posts.updated_at is 'When the row last changed; kept by a trigger, read for the sitemap''s lastmod';
comment on column public.content_posts.featured_image is 'Address of the picture shown when the post is shared';
comment on column public.content_posts.published is 'Visitors see the post only while this is true';

-- The list's order, newest first; the id makes it total.
create index content_posts_newest_first on public.content_posts (created_at desc, id) where published;

-- Writing a row as it is, as a repeated import does, is no change.
create function public.note_content_post_update() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger note_update before update on public.content_posts
  for each row when (old.* is distinct from new.*) execute function public.note_content_post_update();

alter table public.content_posts enable row level security;

create policy "Visitors read published posts" on public.content_posts
  for select to anon, authenticated using (published);

-- Supabase may grant everything on new tables and functions to its roles, TRUNCATE included, which row-level security does
-- not stop: take that back, then grant the one right that is needed.
revoke all on public.content_posts from public, anon, authenticated;
revoke all on function public.note_content_post_update() from public, anon, authenticated;
grant usage on schema public to anon, authenticated;
grant select on public.content_posts to anon, authenticated;

-- Newer Supabase projects grant nothing by themselves, to the editors' role neither.
do $$
begin
  if exists (select from pg_roles where rolname = 'service_role') then
    grant select, insert, update, delete on public.content_posts to service_role;
  end if;
end
$$;
