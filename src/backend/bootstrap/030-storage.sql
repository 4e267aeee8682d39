-- Buckets and objects as in Supabase Storage. Policies on storage.objects decide about every file.

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists objects_version on storage.objects (version);
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- Versions whose bytes may lie in the store without a row: see src/backend/storage/leftovers.ts.
create table if not exists storage.leftovers (
  version text primary key,
  noted_at timestamptz not null default now()
);
alter table storage.leftovers enable row level security;
grant all on storage.leftovers to service_role;

create or replace function storage.note_leftovers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    delete from storage.leftovers where version = new.version;
  end if;
  if tg_op <> 'INSERT' and old.version ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    insert into storage.leftovers (version) values (old.version) on conflict do nothing;
  end if;
  return null;
end
$$;
revoke execute on function storage.note_leftovers() from public;

create or replace trigger note_leftovers_of_saved after insert on storage.objects
  for each row execute function storage.note_leftovers();
create or replace trigger note_leftovers_of_replaced after update of version on storage.objects
  for each row when (new.version is distinct from old.version) execute function storage.note_leftovers();
create or replace trigger note_leftovers_of_removed after delete on storage.objects
  for each row execute function storage.note_leftovers();

do $$
begin
  if to_regprocedure('storage.foldername(text)') is null then
    create function storage.foldername(name text) returns text[] language sql immutable as $f$
      select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
    $f$;
  end if;
  if to_regprocedure('storage.filename(text)') is null then
    create function storage.filename(name text) returns text language sql immutable as $f$
      select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
    $f$;
  end if;
  if to_regprocedure('storage.extension(text)') is null then
    create function storage.extension(name text) returns text language sql immutable as $f$
      select reverse(split_part(reverse(storage.filename(name)), '.', 1))
    $f$;
  end if;
end
$$;

-- Uploads that come in parts (TUS); their parts lie in the store under versions of their own.
create table if not exists storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null,
  size bigint not null,
  received bigint not null default 0,
  parts text[] not null default '{}',
  metadata jsonb not null,
  -- Who began it, and alone may go on with it.
  role text not null,
  owner_id text,
  upsert boolean not null,
  created_at timestamptz not null default now()
);
create index if not exists resumable_uploads_parts on storage.resumable_uploads using gin (parts);
create index if not exists resumable_uploads_created on storage.resumable_uploads (created_at);
alter table storage.resumable_uploads enable row level security;
grant all on storage.resumable_uploads to service_role;
