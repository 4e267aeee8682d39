-- What we say ourselves of what went wrong is kept as a code, with a detail behind a colon, and told in the reader's language.
update public.print_jobs set problem = case
    when problem like '%its worker died each time that it was made ready or handed over' then 'worker_died'
    when problem like '% is no longer set up: its keys are missing'
      then 'printer_gone: ' || left(problem, strpos(problem, ' is no longer') - 1)
    else problem
  end
where problem like '%its worker died each time%' or problem like '% is no longer set up%';
update public.refunds set problem = case problem
    when 'the bank has taken it back' then 'bank_took' else 'not_paid' end
where problem in ('the bank has taken it back', 'the provider could not pay it back');
