import type { TestBackend } from '../../../tests/start-test-backend.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The body as JSON; undefined when it is none. */
  json: unknown
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** Asks the REST interface of a backend with the service's key. */
export function asker(backend: () => TestBackend): (path: string, question?: Question) => Promise<Answer> {
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const response = await fetch(`${backend().url}/rest/v1/${path}`, {
      method,
      headers: { apikey: backend().keys.serviceKey, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Houses with rooms and their furniture, views of them, and functions of a row. */
export const housesSql = `
create schema attic;
grant usage on schema attic to anon, authenticated, service_role;
create table attic.boxes (id int primary key, label text);
grant all on attic.boxes to service_role;
insert into attic.boxes values (1, 'hats'), (2, null);

create table streets (id int primary key, name text);
create table houses (
  id int primary key, name text not null, floors int, built date, marks jsonb, hours int4range, tags text[],
  street_id int references streets (id));
create table rooms (
  id int primary key, house_id int not null references houses (id), name text not null, area numeric not null);
create table plans (house_id int primary key references houses (id), sheet text);
create table owners (id int primary key, name text);
create table deeds (house_id int references houses (id), owner_id int references owners (id), primary key (house_id, owner_id));
create view old_houses as select id as house, name, street_id from houses where built < '1900-01-01';
create view lanes as select id, name from streets;

insert into streets values (1, 'Elm'), (2, 'Oak');
insert into houses values
  (1, 'red', 2, '1890-05-01', '{"door": {"colour": "green"}}', '[8,18)', '{a,b}', 1),
  (2, 'blue', 3, '1950-01-01', null, '[10,12)', '{}', 1),
  (3, 'white', null, null, '{"door": null}', null, null, null);
insert into rooms values (1, 1, 'hall', 10), (2, 1, 'loft', 5), (3, 2, 'hall', 20);
insert into plans values (1, 'A');
insert into owners values (1, 'Ina'), (2, 'Ole');
insert into deeds values (1, 1), (1, 2), (2, 2);

create function label(houses) returns text language sql stable as $$ select $1.name || ' house' $$;
create function largest_room(houses) returns setof rooms rows 1 language sql stable as
  $$ select * from rooms where house_id = $1.id order by area desc limit 1 $$;
create function neighbours(houses) returns setof houses language sql stable as
  $$ select * from houses where street_id = $1.street_id and id <> $1.id $$;
`
