-- Inquiries of visitors, and the answers of calls that must have an effect only once.

alter table shop add column mail_address text;
comment on column shop.mail_address is
  'Where the mails of its inquiries go; null: to SHOP_MAIL_FALLBACK.';

-- No reference to shop, estate and document: an import replaces them as a whole, and an inquiry must outlive that.
-- inquiry_no is random, so that nobody learns from one how many there are or what the next one is.
-- form_type: general, view_contact, request, data_request, web_soudankai, it_id, self_naiken, mailform:{name},
-- kimaroom. shop_ids: who answers, the first one in charge; empty: the central office. wishes: {date, time}[] in
-- their order; the first one is booked (booking). applicant: the items of the form as they were checked.
-- targets, filter, contact_method: of kimaroom only.
create table inquiry (
  inquiry_id integer generated always as identity primary key,
  inquiry_no text not null unique check (inquiry_no ~ '^Q\d{8}$'),
  customer_id integer references customer on delete set null,
  form_type text not null,
  inquiry_contents_id smallint not null,
  shop_ids integer[] not null,
  estate_ids integer[] not null default '{}',
  document_ids integer[] not null default '{}',
  is_visit boolean not null default false,
  is_video boolean not null default false,
  wishes jsonb not null default '[]',
  message text,
  applicant jsonb not null,
  targets jsonb,
  filter jsonb,
  contact_method smallint[],
  source_url text,
  language text not null check (language in ('en', 'ja')),
  is_from_estate boolean not null,
  created_at timestamptz not null default now()
);
create index inquiry_customer_idx on inquiry (customer_id, inquiry_id desc) where customer_id is not null;
create index inquiry_created_idx on inquiry (created_at);
comment on table inquiry is
  'What visitors asked, one row per shop that answers, written by src/inquiry/. applicant, message and source_url are personal data: rows older than three years are to be deleted (docs/inquiries.md); nothing refers to them.';

-- Half hours in which one party looks at an estate alone.
create table self_viewing (
  estate_id integer not null,
  date date not null,
  time char(5) not null,
  inquiry_id integer not null references inquiry on delete cascade,
  primary key (estate_id, date, time)
);
comment on table self_viewing is
  'Booked viewings without staff, written by src/inquiry/ with their inquiry; the key keeps two parties apart.';

create table answered_request (
  request_id uuid primary key,
  request_hash bytea not null,
  result json,
  created_at timestamptz not null default now()
);
create index answered_request_created_idx on answered_request (created_at);
comment on table answered_request is
  'The first result of a call with a request_id, for a repeat within 24 hours; written by http/answer-once.ts in the transaction of the call. Holds a hash of the request, not the request.';
