-- A file for a calendar that goes with a mail: {method, filename, content}; null: none.
alter table mail_outbox add column calendar jsonb;
