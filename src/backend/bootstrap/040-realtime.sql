-- What live channels need: what the log tells them, and messages with their policies, as Supabase Realtime has them.

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- Messages of the database to a topic. Policies on this table say who may hear (select) and speak (insert) on private
-- topics, by broadcast or presence; what clients say is checked against them and not kept.
create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  binary_payload bytea,
  event text,
  private boolean default false,
  inserted_at timestamp not null default (now() at time zone 'utc'),
  updated_at timestamp not null default (now() at time zone 'utc'),
  primary key (id, inserted_at),
  constraint messages_payload_exclusive check (payload is null or binary_payload is null)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
create index if not exists messages_replay on realtime.messages (topic, inserted_at)
  where extension = 'broadcast' and private;
create index if not exists messages_age on realtime.messages (inserted_at);

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime_messages_publication') then
    create publication supabase_realtime_messages_publication
      for table realtime.messages with (publish = 'insert');
  end if;
end
$$;

-- The topic that a policy on realtime.messages is asked about.
create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

-- Says something to everybody on a topic, from any transaction, once it commits. What fails is a warning, so that it never
-- undoes the work that it tells of.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  if jsonb_typeof(send.payload) = 'object' and not send.payload ? 'id' then
    send.payload := send.payload || jsonb_build_object('id', message_id);
  end if;
  insert into realtime.messages (id, topic, extension, payload, event, private)
  values (message_id, send.topic, 'broadcast', send.payload, send.event, send.private);
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.send_binary(payload bytea, event text, topic text, private boolean default true)
returns void language plpgsql as $$
begin
  perform set_config('realtime.topic', send_binary.topic, true);
  insert into realtime.messages (topic, extension, binary_payload, event, private)
  values (send_binary.topic, 'broadcast', send_binary.payload, send_binary.event, send_binary.private);
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- For triggers of tables: tells a topic what became of a row.
create or replace function realtime.broadcast_changes(topic_name text, event_name text, operation text, table_name text,
  table_schema text, new record, old record, level text default 'ROW') returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name,
      'schema', table_schema),
    event_name, topic_name);
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end
$$;

-- Which of many callers of the current role see a row: one plan for all, and one that fails hides the row from that one
-- caller. The query gives a row, or none.
create or replace function realtime.seen_by(query text, claims text[]) returns boolean[] language plpgsql as $$
declare
  claim text;
  is_seen boolean;
  seen boolean[] := '{}';
begin
  if exists (select from pg_prepared_statements where name = 'realtime_seen_by') then
    deallocate realtime_seen_by;
  end if;
  execute 'prepare realtime_seen_by as select exists (' || query || ')';
  foreach claim in array claims loop
    perform set_config('request.jwt.claims', claim, true);
    begin
      execute 'execute realtime_seen_by' into is_seen;
    exception when others then
      is_seen := false;
    end;
    seen := seen || is_seen;
  end loop;
  deallocate realtime_seen_by;
  return seen;
end
$$;

-- Which of many conditions hold; one that fails does not.
create or replace function realtime.which_hold(conditions text[]) returns boolean[] language plpgsql as $$
declare
  condition text;
  holds boolean;
  held boolean[] := '{}';
begin
  foreach condition in array conditions loop
    begin
      execute 'select ' || condition into holds;
    exception when others then
      holds := false;
    end;
    held := held || coalesce(holds, false);
  end loop;
  return held;
end
$$;
