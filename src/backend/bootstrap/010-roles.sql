-- The roles and schemas of a Supabase project. Everything here makes only what is missing.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_admin', 'nologin noinherit')
    ) as roles (name, attributes)
  loop
    begin
      if to_regrole(wanted.name) is null then
        execute format('create role %I %s', wanted.name, wanted.attributes);
      end if;
    exception when duplicate_object then
      null; -- another database of the same cluster was quicker
    end;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;
alter role authenticator set search_path = "$user", public, extensions;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role authenticator set idle_in_transaction_session_timeout = '30s';

create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
create schema if not exists extensions;

grant usage on schema public, auth, storage, realtime, extensions to anon, authenticated, service_role;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
