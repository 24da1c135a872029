import { answerInThread } from '../../platform/work-thread.ts';
import { keepField } from '../on-foot/walks-to.ts';
import type { ReachQuestion } from './reacher.ts';
import { findReach } from './reach.ts';

answerInThread((targets: ReachQuestion) => {
  for (const { walks, ...point } of targets) if (walks) keepField(point, walks);
  return findReach(targets);
});
