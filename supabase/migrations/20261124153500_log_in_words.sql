-- The log as people read it: what was done about an order leads to it, and what else it was about is named.
create view public.operator_log with (security_barrier) as
  select act.id, act.at, act.email, act.act, act.details, coalesce(act.order_id, '') as order_id,
    case when act.order_id is null or act.told is not null then coalesce(act.told, act.subject) else '' end as about
  from (
    select a.*,
      case
        when a.act in ('refund', 'cancel', 'print-again', 'replace-copy') then a.subject
        when a.act = 'refund-again' then (select order_id::text from public.refunds where id::text = a.subject)
        when a.act = 'draw-again' then (
          select id::text from public.orders where book_id::text = a.subject order by created_at desc limit 1)
        when a.act = 'mail-again' then (
          select o.id::text from house.mails m join public.orders o on o.id::text = split_part(m.name, '/', 2)
          where m.id::text = a.subject)
      end as order_id,
      case when a.act = 'mail-again' then (
        select subject from house.mails where id::text = a.subject and private.mail_can_go_again(name)) end as told
    from public.operator_acts a
  ) act
  where (select private.is_operator());
revoke all on public.operator_log from anon, authenticated, service_role;
grant select on public.operator_log to authenticated;
