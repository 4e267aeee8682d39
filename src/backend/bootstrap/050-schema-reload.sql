-- Tells the REST interface that the schema changed, as PostgREST's documentation has it.

create or replace function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql as $$
declare
  command record;
begin
  for command in select * from pg_event_trigger_ddl_commands() loop
    if command.schema_name is distinct from 'pg_temp' then
      notify pgrst, 'reload schema';
      return;
    end if;
  end loop;
end
$$;

create or replace function extensions.pgrst_drop_watch() returns event_trigger language plpgsql as $$
declare
  dropped record;
begin
  for dropped in select * from pg_event_trigger_dropped_objects() loop
    if not dropped.is_temporary then
      notify pgrst, 'reload schema';
      return;
    end if;
  end loop;
end
$$;

do $$
begin
  if not exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch') then
    create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
  end if;
  if not exists (select from pg_event_trigger where evtname = 'pgrst_drop_watch') then
    create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_drop_watch();
  end if;
exception when insufficient_privilege then
  -- Managed databases reserve event triggers: there the schema is read anew when an unknown name is asked for.
  raise notice 'event triggers are not allowed here';
end
$$;
