import { shortSchoolTypes } from './school-types.ts';

/** Lengths of a stay that homes are compared by, in months. */
export const STAY_MONTHS = [12, 24, 36, 48, 72] as const;

export const DEFAULT_STAY_MONTHS = 48;
/** The stay of those who study at one of the `shortSchoolTypes`. */
export const SHORT_COURSE_STAY_MONTHS = 24;

/** The months that students of a school usually stay; undefined is no school. */
export const usualStayMonths = (schoolType: string | undefined): number =>
  schoolType !== undefined && shortSchoolTypes.includes(schoolType)
    ? SHORT_COURSE_STAY_MONTHS
    : DEFAULT_STAY_MONTHS;
