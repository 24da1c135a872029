/** The one number by which homes are compared (contract, section 5). */
export const MONTHLY_COST = '毎月の実質負担';
/** The switch that puts homes with and without meals on the same footing (contract, 8.3). */
export const WITH_MEALS = '食事もふくめて比べる';
export const STAY_COST = '入居中の総額';
