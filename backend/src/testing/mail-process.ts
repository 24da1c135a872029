import { pino } from 'pino';
import { startMailSender } from '../background/mail/mail-sender.ts';
import { createDatabase, createPool } from '../data/db/database.ts';
import { readConfig } from '../platform/config.ts';

/** A process of a backend that only sends mail: a whole one needs seconds to read names and homes. */
const pool = createPool(process.env['DATABASE_URL'] ?? '', 2);
startMailSender({
  db: createDatabase(pool),
  config: readConfig(process.env),
  log: pino({ level: 'silent' }),
});
