import type { ShopDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';

/** schema.org: the shop as a place of business. Site paths become addresses on `origin`. */
export function shopJsonLd(shop: ShopDetail, origin: string): object {
  const url = origin + paths.shop(shop);
  const pictures = [...new Set([shop.image_path, ...shop.images.map(({ path }) => path)])];
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'RealEstateAgent'],
    '@id': url,
    url,
    name: shop.shop_name,
    telephone: shop.tel ?? undefined,
    image: pictures.flatMap((path) => (path ? [path.startsWith('/') ? origin + path : path] : [])),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      addressRegion: shop.prefecture_name,
      postalCode: shop.zip_code,
      streetAddress: shop.address.replace(shop.prefecture_name, ''),
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.lat, longitude: shop.lon },
  };
}
