/** The one number by which homes are compared (contract, section 5). */
export const MONTHLY_COST = '毎月の実質負担';
export const STAY_COST = '入居中の総額';
