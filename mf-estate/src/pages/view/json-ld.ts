import type { EstateDetail } from '@gakumado/shared/contract';
import { costLabel, isEmptyText } from '@gakumado/shared/ui';
import {
  ESTATE_CLOSED,
  FEW_ROOMS_STATUS,
  FULL_STATUS,
  RESERVABLE_STATUS,
  WAITING_STATUS,
} from '@gakumado/shared/vocabulary';

/**
 * schema.org: the rooms on offer and the building they are in. The price of the offer is the one that the page says loudly, 毎月の実質負担
 * of the standard stay (contract, 8.2); each amount a month has its name beside it. Site paths become addresses on `origin`.
 */
export function estateJsonLd(estate: EstateDetail, origin: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AggregateOffer',
    url: origin + path,
    priceCurrency: 'JPY',
    lowPrice: estate.monthly_cost_min ?? estate.price_min,
    highPrice: estate.monthly_cost_max ?? estate.price_max,
    priceSpecification: [
      amountAMonth(costLabel(estate), estate.monthly_cost_min, estate.monthly_cost_max),
      amountAMonth('賃料', estate.price_min, estate.price_max),
    ].flat(),
    availability: `https://schema.org/${availabilityOf(estate)}`,
    itemOffered: {
      '@type': 'Apartment',
      name: estate.name,
      description: estate.description ?? undefined,
      image: estate.image_paths.map((image) => origin + image),
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        postalCode: estate.zip_code ?? undefined,
        streetAddress: isEmptyText(estate.address_detail) ? undefined : estate.address_detail,
      },
      geo: { '@type': 'GeoCoordinates', latitude: estate.lat, longitude: estate.lon },
    },
  };
}

/** An amount a month, by its name; none where it is not known. MON is the month of UN/CEFACT. */
const amountAMonth = (name: string, minPrice: number | null, maxPrice: number | null): object[] =>
  minPrice === null
    ? []
    : [
        {
          '@type': 'UnitPriceSpecification',
          name,
          priceCurrency: 'JPY',
          minPrice,
          maxPrice,
          unitCode: 'MON',
        },
      ];

/** Words of schema.org (ItemAvailability) for a status of vacancy that is more than free rooms. */
const availabilities = new Map([
  [RESERVABLE_STATUS, 'PreOrder'],
  [FEW_ROOMS_STATUS, 'LimitedAvailability'],
  [WAITING_STATUS, 'BackOrder'],
  [FULL_STATUS, 'SoldOut'],
]);

function availabilityOf({ status, vacant_status_id }: EstateDetail): string {
  if (status === ESTATE_CLOSED) return 'Discontinued';
  return availabilities.get(vacant_status_id) ?? 'InStock';
}
