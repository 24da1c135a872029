import { useContext } from 'react';
import { brand } from '@gakumado/shared/brand';
import type { Topic } from '@gakumado/shared/contract';
import { SiteContext } from '@gakumado/shared/routing';
import { JsonLd } from '@gakumado/shared/ui';

/** The topic as schema.org's Article. */
export function TopicJsonLd({ topic, path }: { topic: Topic; path: string }) {
  const { origin } = useContext(SiteContext);
  const organization = { '@type': 'Organization', name: brand.name, url: `${origin}/` };
  const image = topic.eyecatch?.url;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: topic.title,
        description: topic.summary,
        datePublished: topic.publishedAt,
        dateModified: topic.revisedAt ?? topic.publishedAt,
        inLanguage: 'ja',
        mainEntityOfPage: origin + path,
        author: organization,
        publisher: organization,
        ...(image ? { image: image.startsWith('/') ? origin + image : image } : {}),
      }}
    />
  );
}
