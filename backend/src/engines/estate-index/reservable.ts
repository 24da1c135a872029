/** The condition 合格発表前に予約できる: by the terms of the room types, and not by what a file lists. */
export const RESERVABLE = 115;
