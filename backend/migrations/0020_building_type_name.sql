-- The kinds of buildings have one name, that of the search and of the forms.
update equipment set group_name = '建物の種類' where "group" = 3;
