import { act } from 'react';
import { untilPainted } from '../lib/ui/until-painted.ts';

/** Until what was pressed is shown, and what waited for that has followed. */
export const painted = () => act(untilPainted);
