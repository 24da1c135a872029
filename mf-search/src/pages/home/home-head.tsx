import { useContext } from 'react';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { PageHead } from '@gakumado/shared/ui';

export function HomeHead() {
  const { origin } = useContext(SiteContext);
  return (
    <PageHead
      description={`${brand.name}は、全国の学生マンション・学生会館・学生寮を学校名から探せるサイトです。キャンパスまでの通学時間が短い順に、家賃や間取りを比べられます。`}
      path={paths.home()}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: `${origin}${paths.home()}`,
        inLanguage: 'ja',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${paths.schools()}?keyword={keyword}`,
          'query-input': 'required name=keyword',
        },
      }}
    />
  );
}
