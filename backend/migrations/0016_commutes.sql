-- Commutes reach an hour now, where they are half as many again: an index that only an order by straight line would
-- use, and a thousand rows are sorted without, is not worth its time in an import.
drop index estate_campus_distance_idx;
