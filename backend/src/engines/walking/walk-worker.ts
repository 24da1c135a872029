import { workerData } from 'node:worker_threads';
import { answerInThread } from '../../platform/work-thread.ts';
import { createGraphMaker } from './kept-graphs.ts';
import { Streets } from './streets.ts';
import { findStreetWalks } from './street-walks.ts';
import type { WalkQuestion } from './walker.ts';

const streets = new Streets(createGraphMaker(String(workerData)));

answerInThread((question: WalkQuestion) => findStreetWalks(streets, question));
