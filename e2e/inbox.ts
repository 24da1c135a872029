import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { ports } from './site.ts';
import { expect } from './browser.ts';

/** A mail address that nobody has had before. */
export const newAddress = () => `hanako-${randomUUID()}@example.com`;

/** Finds `pattern` in the latest mail that the inbox of the site under test has for an address. */
export async function findInMail(
  request: APIRequestContext,
  address: string,
  pattern: RegExp,
): Promise<string> {
  const inbox = `http://localhost:${ports.backend}/inbox`;
  let found = '';
  await expect(async () => {
    const list = await (await request.get(inbox)).text();
    const mail = list.split('<tr>').find((row) => row.includes(address)) ?? '';
    const path = /href="\/inbox(\/\d+)"/.exec(mail)?.[1] ?? '';
    found = pattern.exec(await (await request.get(inbox + path)).text())?.[1] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

/** The code in the latest mail for an address. */
export const mailedCode = (request: APIRequestContext, address: string) =>
  findInMail(request, address, /確認コード：(\d{6})/);
