-- わたしの条件 of a member: {places, gender, cost_to, move_in_ym, stay_months, with_meals, food_budget}, and when a device
-- changed it last. Null: never said.
alter table customer add column my_search jsonb, add column my_search_at timestamptz;
-- The places, the stay and the meals of whoever made a family's list.
alter table share_list add column my_search jsonb;
