/** `school_type`: a word, stored as it is. */
export const schoolTypes = ['大学', '短大', '専門学校', '大学院', '予備校', '高専'] as const;

/** Those whose students usually stay two years. */
export const shortSchoolTypes: readonly string[] = [
  '短大',
  '専門学校',
] satisfies (typeof schoolTypes)[number][];
