import type { SchoolCampus } from '@gakumado/shared/contract';
import { isEmptyText } from '@gakumado/shared/ui';

type Named = Pick<SchoolCampus, 'school_name' | 'campus_name'>;

/** Where one commutes to: the campus, or the school when its campus has no name. */
export const campusShortName = ({ school_name, campus_name }: Named) =>
  isEmptyText(campus_name) ? school_name : campus_name;
