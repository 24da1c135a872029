import { answerInThread } from '../../platform/work-thread.ts';
import { findReach } from './reach.ts';

answerInThread(findReach);
