/** The subject of a general inquiry that asks for shop, date and time. Links to the form choose it. */
export const VISIT_CONTENTS = 3;

/** The page on which a visit is booked, which a link to it shows ahead. */
export const VISIT_BOOKING = '見学のご予約';
