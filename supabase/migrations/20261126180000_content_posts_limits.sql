-- What a valid row is, by the rules with which the website reads it (src/features/blog/rowRules.ts, src/routing/blogPaths.ts):
-- a row that the table takes is never left out. The constraints are for rows that are written from now on. An older row that
-- breaks one stays as it is until it is written again, and the website's build names it. Existing rows are listed by:
--   alter table public.content_posts validate constraint title_is_readable; -- and so on, one by one

-- A readable text is more than white space, controls and invisible format characters.
alter table public.content_posts
  add constraint title_is_readable check (
    title !~ '^[\u0001-\u0020\u007F-\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFFE\uFFFF]*$'
  ) not valid,
  add constraint title_has_at_most_200_characters check (char_length(title) <= 200) not valid,
  add constraint slug_has_at_most_200_characters check (char_length(slug) <= 200) not valid,
  -- Hosts give files and folders of these names a meaning of their own.
  add constraint slug_is_not_a_name_of_the_site check (slug not in ('index', 'page', '404')) not valid,
  add constraint meta_description_is_readable check (
    meta_description !~ '^[\u0001-\u0020\u007F-\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFFE\uFFFF]*$'
  ) not valid,
  add constraint meta_description_has_at_most_500_characters check (char_length(meta_description) <= 500) not valid,
  add constraint content_html_is_readable check (
    content_html !~ '^[\u0001-\u0020\u007F-\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFFE\uFFFF]*$'
  ) not valid,
  add constraint content_html_has_at_most_500000_characters check (char_length(content_html) <= 500000) not valid,
  add constraint created_at_is_from_1970_to_2999
    check (created_at >= '1970-01-01 00:00:00+00' and created_at < '3000-01-01 00:00:00+00') not valid,
  add constraint updated_at_is_from_1970_to_2999
    check (updated_at >= '1970-01-01 00:00:00+00' and updated_at < '3000-01-01 00:00:00+00') not valid,
  add constraint featured_image_is_an_https_address_or_a_path
    check (featured_image ~ '^(https://[A-Za-z0-9.-]+\.[A-Za-z]{2,}(:[0-9]{1,4})?(/[^\s\\]*)?|/(?!.*//)([^\s/\\][^\s\\]*)?)$'
      and char_length(featured_image) <= 2000) not valid;

comment on column public.content_posts.title is 'At most 200 characters, plain text';
comment on column public.content_posts.slug is
  'Last part of the address: lower-case letters, digits and single hyphens, at most 200; not index, page or 404';
comment on column public.content_posts.meta_description is
  'At most 500 characters, plain text; 110 to 118 are three lines on a phone';
comment on column public.content_posts.content_html is
  'The text as HTML, at most 500,000 characters; docs/posts.md says what the website keeps of it';
comment on column public.content_posts.featured_image is
  'Address of the picture shown when the post is shared: https://..., or /... on this site';
