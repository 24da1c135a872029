import { calendarFile } from './calendar-file.ts';

const booking = {
  inquiry_no: 'Q12345678',
  title: 'ご見学',
  slot: { date: '2026-11-26', time: '10:00', minutes: 60 },
  shop: null,
};

test('the time of Japan is written in UTC', () => {
  const text = calendarFile(booking, { now: Date.UTC(2026, 10, 24) });
  expect(text).toContain('DTSTART:20261126T010000Z\r\nDTEND:20261126T020000Z\r\n');
  expect(text).toContain('DTSTAMP:20261124T000000Z');
});

test('a cancelled booking has the name of the first file and a higher number', () => {
  const now = Date.UTC(2026, 10, 24);
  const files = [
    calendarFile(booking, { now }),
    calendarFile(booking, { now: now + 60_000, method: 'CANCEL', organizer: 'noreply@gakumado.example' }),
  ];
  for (const text of files) expect(text).toContain('UID:Q12345678\r\n');
  expect(files[0]).toContain('METHOD:PUBLISH\r\n');
  expect(files[0]).not.toContain('STATUS');
  expect(files[1]).toContain('METHOD:CANCEL\r\n');
  expect(files[1]).toContain('STATUS:CANCELLED\r\nORGANIZER;CN=ガクマド:mailto:noreply@gakumado.example\r\n');
  const numbers = files.map((text) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]));
  expect(numbers[1]).toBeGreaterThan(numbers[0]!);
});

test.each(['あ', '𠮷', 'a', '🏠'])(
  'long lines of %s are folded between characters, at 75 octets',
  (letter) => {
    const title = letter.repeat(60);
    const text = calendarFile({ ...booking, title });
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  },
);
