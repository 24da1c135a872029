/** `direction`: where the window of a room looks, the sunniest first. */
export const directions = ['南', '南東', '南西', '東', '西', '北東', '北西', '北'] as const;
