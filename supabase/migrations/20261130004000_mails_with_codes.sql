-- Every mail with a code, or that lets its reader in: its code is told to nobody, and is over before it could be sent again.
create function private.is_mail_with_code(name text) returns boolean
language sql immutable
set search_path = ''
as $$
  select split_part(name, '/', 1)
    in ('login', 'claim', 'move', 'leave', 'confirm', 'recover', 'invite', 'reauthenticate')
$$;

create or replace function private.mail_can_go_again(name text) returns boolean
language sql immutable
set search_path = ''
as $$
  select not private.is_mail_with_code(name) and split_part(name, '/', 1) <> 'erased'
$$;

create or replace view public.operator_mails with (security_barrier) as
  select m.id, split_part(m.name, '/', 1) as kind, m.recipient,
    case when private.is_mail_with_code(m.name) then regexp_replace(m.subject, '[0-9]', '•', 'g')
      else m.subject end as subject,
    m.state, m.tries, coalesce(m.problem, '') as problem, m.created_at, m.sent_at,
    case when private.is_mail_with_code(m.name) then '' else split_part(m.name, '/', 2) end as order_id,
    private.mail_can_go_again(m.name) as can_go_again
  from house.mails m
  where (select private.is_operator());
