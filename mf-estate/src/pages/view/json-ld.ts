import type { EstateDetail } from '@gakumado/shared/contract';
import { ESTATE_CLOSED, isFull } from '@gakumado/shared/vocabulary';

/** schema.org: the rooms on offer and the building they are in. Site paths become addresses on `origin`. */
export function estateJsonLd(estate: EstateDetail, origin: string, path: string): object {
  const isSoldOut = estate.status === ESTATE_CLOSED || isFull(estate.vacant_status_id);
  return {
    '@context': 'https://schema.org',
    '@type': 'AggregateOffer',
    url: origin + path,
    priceCurrency: 'JPY',
    lowPrice: estate.price_min,
    highPrice: estate.price_max,
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
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
