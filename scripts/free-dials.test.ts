import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeDials, mainFreeDial, privacyDial } from '@gakumado/shared/vocabulary';
import { shopTel } from '../samples/src/make-shops.ts';
import { SHOP_PLACES } from '../samples/src/shop-places.ts';

const SOURCES = join(import.meta.dirname, '../samples/documents/sources');

/** The name and the number at the end of each sample document. */
const documentContacts = readdirSync(SOURCES).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^contact: (.*?)\|(.*?)\|/gm)].map(
    ([, name = '', tel = '']) => ({ name, tel }),
  ),
);

test('no number names two things', () => {
  const named = [
    ...freeDials.map(({ region, dial }) => ({ name: region, tel: dial.tel })),
    { name: '個人情報保護相談窓口', tel: privacyDial.tel },
    ...SHOP_PLACES.map(({ name }, index) => ({ name: `${name}店`, tel: shopTel(index) })),
  ];
  expect(new Set(named.map(({ tel }) => tel)).size).toBe(named.length);
  expect(documentContacts.length).toBeGreaterThan(10);
  for (const contact of documentContacts) expect(named).toContainEqual(contact);
  expect(named.map(({ tel }) => tel)).toContain(mainFreeDial.tel);
});
