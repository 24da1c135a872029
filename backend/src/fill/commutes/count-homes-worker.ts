import { parentPort, workerData } from 'node:worker_threads';
import { countHomes } from './count-homes.ts';
import type { HomesAndCampuses } from './count-homes.ts';

parentPort?.postMessage(countHomes(workerData as HomesAndCampuses));
