import { useContext } from 'react';
import { brand } from '@gakumado/shared/brand';
import type { ContentEvent } from '@gakumado/shared/contract';
import { SiteContext } from '@gakumado/shared/routing';
import { JsonLd } from '@gakumado/shared/ui';

/** The campaign as schema.org's Event, where it has a first day: without one it is no event. */
export function EventJsonLd({ event, path }: { event: ContentEvent; path: string }) {
  const { origin } = useContext(SiteContext);
  if (event.starts_at === undefined) return null;
  const image = event.eyecatch?.url;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: event.title,
        description: event.description,
        startDate: event.starts_at,
        ...(event.ends_at ? { endDate: event.ends_at } : {}),
        inLanguage: 'ja',
        url: origin + path,
        organizer: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
        ...(image ? { image: image.startsWith('/') ? origin + image : image } : {}),
      }}
    />
  );
}
