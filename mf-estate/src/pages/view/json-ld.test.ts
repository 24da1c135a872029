import { estate } from '../../testing/estate.ts';
import { estateJsonLd } from './json-ld.ts';

const jsonLd = (changes = {}) =>
  estateJsonLd({ ...estate, ...changes }, 'https://example.com', '/view/1001/');

test.each([
  [{}, 'InStock'],
  [{ vacant_status_id: 2 }, 'PreOrder'],
  [{ vacant_status_id: 3 }, 'LimitedAvailability'],
  [{ vacant_status_id: 5 }, 'BackOrder'],
  [{ vacant_status_id: 4 }, 'SoldOut'],
  [{ status: 2 }, 'Discontinued'],
])('of %j search engines read that it is %s', (changes, availability) => {
  expect(jsonLd(changes)).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test('the price of the offer is the loud one of the page, and the rent has its name', () => {
  expect(jsonLd({ monthly_cost_min: 60_000, monthly_cost_max: 62_500 })).toMatchObject({
    lowPrice: 60_000,
    highPrice: 62_500,
    priceSpecification: [
      { name: '毎月の実質負担（4年間）', minPrice: 60_000, maxPrice: 62_500, unitCode: 'MON' },
      { name: '賃料', minPrice: estate.price_min, maxPrice: estate.price_max, unitCode: 'MON' },
    ],
  });
  expect(jsonLd({ monthly_cost_min: null, monthly_cost_max: null })).toMatchObject({
    lowPrice: estate.price_min,
    priceSpecification: [{ name: '賃料' }],
  });
});

test('what is not known is left out, and site paths become addresses', () => {
  expect(jsonLd()).toMatchObject({
    url: 'https://example.com/view/1001/',
    itemOffered: {
      description: estate.description,
      image: ['https://example.com/images/pictures/mansion-01.webp'],
      address: { postalCode: '1620042' },
    },
  });
  const { itemOffered } = JSON.parse(JSON.stringify(jsonLd({ description: null, zip_code: null })));
  expect(itemOffered).not.toHaveProperty('description');
  expect(itemOffered.address).not.toHaveProperty('postalCode');
});
