/** The subject of a general inquiry that asks for shop, date and time. Links to the form choose it. */
export const VISIT_CONTENTS = 3;
