-- What was asked for people on the site, by whichever web process: titles take no more of a day than their share.
alter table house.ai_calls add column asked_by_web boolean not null default false;
update house.ai_calls set asked_by_web = true where asked_by is null;
