import type { EstateDetail } from '@gakumado/shared/contract';
import {
  ESTATE_CLOSED,
  FEW_ROOMS_STATUS,
  FULL_STATUS,
  RESERVABLE_STATUS,
  WAITING_STATUS,
} from '@gakumado/shared/vocabulary';

/** schema.org: the rooms on offer and the building they are in. Site paths become addresses on `origin`. */
export function estateJsonLd(estate: EstateDetail, origin: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'AggregateOffer',
    url: origin + path,
    priceCurrency: 'JPY',
    lowPrice: estate.price_min,
    highPrice: estate.price_max,
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
        streetAddress: estate.address_detail,
      },
      geo: { '@type': 'GeoCoordinates', latitude: estate.lat, longitude: estate.lon },
    },
  };
}

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
