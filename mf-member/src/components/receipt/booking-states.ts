/** The state of a booking in words. */
export const bookingStates = { booked: '予約済み', cancelled: '取消済み', past: '終了' } as const;
