-- The words of a banner, which stand over its picture as text. A row without a title is one of the release before, whose
-- alt has the words of the picture.
alter table banner add column title text, add column lead text;
