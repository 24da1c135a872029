-- The same content as body_text. Null: a mail from before this file, or one that has no HTML.
alter table mail_outbox add column body_html text;
