-- Where a mail program stops mails of this kind with one press (RFC 8058); null: the mail is no subscription.
alter table mail_outbox add column unsubscribe_url text;
