import { calendarFile } from './calendar-file.ts';

const appointment = {
  uid: 'Q12345678@gakumado.example',
  date: '2026-11-26',
  time: '10:00',
  minutes: 60,
};

test('the time of Japan is written in UTC', () => {
  const text = calendarFile({ ...appointment, title: 'ご見学' }, Date.UTC(2026, 10, 24));
  expect(text).toContain('DTSTART:20261126T010000Z\r\nDTEND:20261126T020000Z\r\n');
  expect(text).toContain('DTSTAMP:20261124T000000Z');
});

test.each(['あ', '𠮷', 'a', '🏠'])(
  'long lines of %s are folded between characters, at 75 octets',
  (letter) => {
    const title = letter.repeat(60);
    const text = calendarFile({ ...appointment, title });
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  },
);
