-- Until yesterday the queue kept what a model's provider said of a failure, and with it what was asked about a child. What is
-- kept of books that are gone a sweep deletes (`clear-away`); of the others the failures lose their words. They stay failures, since
-- a recipe that is taken up again reads of a step that it failed. On a first start the queue has no tables yet.
do $$
declare
  failure constant text :=
    '{"json":{"name":"Error","message":"cleared away"},"__dbos_serializer":"superjson"}';
  part text;
begin
  foreach part in array array['dbos.operation_outputs', 'dbos.workflow_output', 'dbos.workflow_status'] loop
    if exists (
      select 1 from information_schema.columns
      where table_schema || '.' || table_name = part and column_name = 'error'
    ) then
      execute format('update %s set error = $1 where error is not null', part) using failure;
    end if;
  end loop;
end $$;
