import { workerData } from 'node:worker_threads';
import { answerInThread } from '../../platform/work-thread.ts';
import { createGraphMaker } from './kept-graphs.ts';
import { CAMPUS_REACH, FieldMaker } from './measure-field.ts';
import { Streets } from './streets.ts';
import { findStreetWalks } from './street-walks.ts';
import type { WalkerAnswer, WalkerQuestion } from './walker.ts';

const streets = new Streets(createGraphMaker(String(workerData)));
const maker = new FieldMaker(streets);

answerInThread((question: WalkerQuestion): WalkerAnswer => {
  if (!('fieldOf' in question)) return { walks: findStreetWalks(streets, question) };
  const place = question.fieldOf;
  const measured = maker.measure(place, [place], CAMPUS_REACH);
  return { field: measured && { ...place, gates: [], ...measured } };
});
