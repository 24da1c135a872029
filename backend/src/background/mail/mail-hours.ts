import { timeInJapan } from '@gakumado/shared/forms';

/** HH:mm in Japan. */
const [FROM, UNTIL] = ['09:00', '20:00'];

/** Whether it is a time in Japan at which people read and answer mails that nobody waits for: 9:00 to 20:00. */
export function isMailTime(now: Date): boolean {
  const time = timeInJapan(now.getTime());
  return time >= FROM && time < UNTIL;
}
