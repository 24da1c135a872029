export type { AmountEnd, CostRow } from './cost-rows.ts';
export { guidePriceOf } from './guide-price.ts';
export { simulateCost } from './simulate-cost.ts';
export type { CostPlan, CostSimulation } from './simulate-cost.ts';
