-- Rights by their names. A page asks for one in its handle (`permission`); no page of today does, and nobody has one to begin with.
alter table customer add column permissions text[] not null default '{}';
