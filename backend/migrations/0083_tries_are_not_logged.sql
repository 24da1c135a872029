-- Each call with a password counts its tries in several statements, and each commit waited for the disk, with everybody's bookings behind
-- it. After a crash of the database the table is empty: the tries of some minutes count anew.
alter table rate_limit set unlogged;
