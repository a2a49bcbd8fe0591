-- What the two forms sent, for the embedded database only: on a real site the form services keep it.
-- Nobody but the owner may read it: no grant, no policy.
create table public.leads (
  id bigint generated always as identity primary key,
  form text not null check (form in ('contact', 'enquiry')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default now()
);

alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated;
