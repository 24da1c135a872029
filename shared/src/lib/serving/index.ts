export { connectionLimits, endSlowReaders } from './connection-limits.ts';
export { closeWhileDraining, createDraining, drainSeconds, gracefulClose } from './draining.ts';
export type { Draining } from './draining.ts';
