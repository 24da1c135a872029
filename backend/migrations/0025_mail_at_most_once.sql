-- Whether a doubtful mail is left to a person. at_most_once: a second copy would do harm (codes, notices), so a mail whose
-- fate is not known becomes unsure. Any other mail is sent again with the same Message-ID; it becomes unsure when its tries
-- are used up.
alter table mail_outbox add column at_most_once boolean not null default false;
-- /readyz counts what a person has to look at.
create index mail_outbox_closed_idx on mail_outbox (state) where state in ('failed', 'unsure');
