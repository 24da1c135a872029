export { amountOf, costsOfRoomtype, isMealRow, isOptionalRow } from './cost-rows.ts';
export { monthlyCostOf } from './monthly-cost.ts';
export { PAY_CYCLES } from './payments.ts';
export type { PayCycle } from './payments.ts';
export {
  CONTRACT_MONTHS,
  DEFAULT_CONTRACT_MONTHS,
  DEFAULT_FOOD_BUDGET,
  simulateCost,
} from './simulate-cost.ts';
export type { CostSimulation } from './simulate-cost.ts';
export { costParts, openRooms, stayCosts, stayPlanOf } from './stay-costs.ts';
export type { StayPlan, StayRoom } from './stay-costs.ts';
