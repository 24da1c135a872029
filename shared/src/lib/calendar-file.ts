import { brand } from '@gakumado/shared/brand';
import { fieldLabels, JAPAN_OFFSET_MS } from './vocabulary/index.ts';

/** A booking, as calendars show it. */
export interface CalendarBooking {
  /** Names it, so that a later file replaces the first. */
  inquiry_no: string;
  /** The kind of booking, as the title of the event. */
  title: string;
  /** YYYY-MM-DD and HH:mm in Japan. */
  slot: { date: string; time: string; minutes: number };
  shop: { shop_name: string; tel: string } | null;
  place?: string | undefined;
}

interface CalendarSettings {
  /** CANCEL takes the booking out of the calendar. */
  method?: 'PUBLISH' | 'CANCEL';
  /** The mail address that sends the file, which mail programs ask for. */
  organizer?: string | undefined;
  /** The time of its making, in ms. */
  now?: number;
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

/** The text of an .ics file (RFC 5545, 5546). */
export function calendarFile(
  { inquiry_no, title, slot, shop, place = '' }: CalendarBooking,
  { method = 'PUBLISH', organizer, now = Date.now() }: CalendarSettings = {},
): string {
  const { date, time, minutes } = slot;
  const start = Date.parse(`${date}T${time}:00Z`) - JAPAN_OFFSET_MS;
  const summary = [title, shop?.shop_name].filter(Boolean).join('：');
  const description = [`受付番号 ${inquiry_no}`, shop && `${fieldLabels.tel} ${shop.tel}`]
    .filter(Boolean)
    .join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gakumado//ja',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${inquiry_no}`,
    // A calendar keeps the file with the higher number.
    `SEQUENCE:${Math.floor(now / 1000)}`,
    method === 'CANCEL' ? 'STATUS:CANCELLED' : '',
    organizer ? `ORGANIZER;CN=${brand.name}:mailto:${organizer}` : '',
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(start + minutes * 60_000)}`,
    `SUMMARY:${escapeText(summary)}`,
    place && `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.filter(Boolean).map(fold).join('\r\n') + '\r\n';
}
