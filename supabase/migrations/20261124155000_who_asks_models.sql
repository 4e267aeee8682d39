-- Which worker asks a model; null for those whose end nobody notices. What a dead worker was asking has ended with it: only
-- that may be closed by others, for the same question can be asked twice at the same time.
alter table house.ai_calls add column asked_by text;
create index ai_calls_running on house.ai_calls (asked_by) where outcome = 'running';
