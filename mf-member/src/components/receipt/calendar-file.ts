import { JAPAN_OFFSET_MS } from '@gakumado/shared/vocabulary';

/** An appointment, as calendars take it (RFC 5545). */
export interface Appointment {
  /** Names it, so that a second import replaces the first. */
  uid: string;
  title: string;
  /** YYYY-MM-DD and HH:mm in Japan. */
  date: string;
  time: string;
  minutes: number;
  place?: string;
  description?: string;
}

/** 20261124T010000Z */
const inUtc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const LINE_OCTETS = 75;

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Breaks a line between characters, so that none is over 75 octets with the space that continues it. */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) + character;
    if (octetsOf(part) < LINE_OCTETS) parts[parts.length - 1] = part;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}

/** The text of an .ics file. `now` is the time of its making, in ms. */
export function calendarFile(appointment: Appointment, now: number = Date.now()): string {
  const { uid, title, date, time, minutes, place = '', description = '' } = appointment;
  const start = Date.parse(`${date}T${time}:00Z`) - JAPAN_OFFSET_MS;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gakumado//ja',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // A calendar keeps the file with the higher number.
    `SEQUENCE:${Math.floor(now / 1000)}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(start + minutes * 60_000)}`,
    `SUMMARY:${escapeText(title)}`,
    place && `LOCATION:${escapeText(place)}`,
    description && `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.filter(Boolean).map(fold).join('\r\n') + '\r\n';
}
