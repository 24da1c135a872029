-- What makes a home dearer or cheaper than others (CostParts of the contract), in the cheapest free room. The next start works all
-- stays out again.
delete from stay_cost;
alter table stay_cost add column parts jsonb not null;
