export { connectionLimits, endSlowReaders } from './connection-limits.ts';
export { closeWhileDraining, createDraining, drainSeconds, gracefulClose } from './draining.ts';
export type { Draining } from './draining.ts';
export { createGate, GateClosed } from './gate.ts';
export type { Gate, GateLimits } from './gate.ts';
export { serveMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
