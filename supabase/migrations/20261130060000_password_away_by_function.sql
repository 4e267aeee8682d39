-- A password is taken away by a function of the site, which tells it by mail.
drop function public.remove_my_password();
