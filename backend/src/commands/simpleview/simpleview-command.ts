import { parseArgs } from 'node:util';
import { ID_MAX } from '@gakumado/shared/vocabulary';
import { readConfig } from '../../platform/config.ts';
import { createDatabase } from '../../data/db/database.ts';
import { migrate } from '../../data/db/migrate.ts';
import { openDatabase } from '../../data/db/open-database.ts';
import { describeFault } from '../import/command-fault.ts';
import { UsageFault } from '../import/find-files.ts';
import { quietLog } from '../import/import-command.ts';
import { mintSimpleview } from './mint-simpleview.ts';

const DAYS_MAX = 365;
const DAYS = 30;

const USAGE = `使い方: npm run simpleview -- --estate 物件の番号 [--shop 店舗の番号] [--days 日数]
  --shop  ご案内する店舗。省くと物件の取扱店舗
  --days  今日から何日間ご覧いただけるか（1〜${DAYS_MAX}）。省くと${DAYS}日`;

function readNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d{1,10}$/.test(text) || number < 1 || number > max)
    throw new UsageFault(`--${name} は1から${max}までの数です。`);
  return number;
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { estate: text, shop: text, days: text } });
  const estateId = readNumber('estate', values.estate, ID_MAX);
  if (estateId === undefined) throw new UsageFault('--estate を指定してください。');
  return {
    estateId,
    shopId: readNumber('shop', values.shop, ID_MAX),
    days: readNumber('days', values.days, DAYS_MAX) ?? DAYS,
  };
}

/** The command `npm run simpleview` prints the address of an estate's short page (contract, 7.2); returns the exit code. */
export async function simpleviewCommand(args: string[]): Promise<number> {
  try {
    const wanted = readArguments(args);
    const config = readConfig(process.env);
    const { pool, close } = await openDatabase(config, quietLog);
    try {
      await migrate(pool);
      const { path, summary } = await mintSimpleview(createDatabase(pool), wanted);
      process.stdout.write(`${config.siteOrigin}${path}\n${summary}\n`);
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${describeFault(error, USAGE)}\n`);
    return 1;
  }
}
