-- Offices with a postal code of their own: the block and number behind their town. Empty for the code of a town.
alter table postal_town add column block text not null default '';
