alter table shop add column line_account text;
comment on column shop.line_account is
  'The ID of its LINE account with the @ in front, as friends are added by it; null: it has none.';
