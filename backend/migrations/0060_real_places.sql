-- Shops and services around a place are real ones, in tables beside the map (src/engines/places). This table held samples alone.
drop table spot;
delete from seed_state where name = 'spots';
