import type { ComponentProps } from 'react';
import { NextStep } from '../article/next-step.tsx';
import type { Step } from '../article/next-step.tsx';
import { LinkedHomes } from '../linked-homes/linked-homes.tsx';
import { StaticPage } from '../static-page/static-page.tsx';
import { recommendedHomes } from './homes-of-reading.ts';
import type { ReadingHomes } from './homes-of-reading.ts';
import type { Reading } from './load-reading.ts';
import { RelatedReading } from './related-reading.tsx';

type ReadingPageProps = Omit<ComponentProps<typeof StaticPage>, 'page'> & {
  reading: Reading;
  next: Step;
  /** What its homes have in common. */
  homes?: ReadingHomes;
};

/** A page of text that ends in one thing to do, in homes and in articles to read next. */
export function ReadingPage({
  reading,
  next,
  homes = recommendedHomes,
  children,
  ...rest
}: ReadingPageProps) {
  const { title, name, allPath } = homes;
  return (
    <StaticPage {...rest} page={reading.page}>
      {children}
      <NextStep {...next} />
      <LinkedHomes {...{ title, name, allPath }} homes={reading.homes} />
      <RelatedReading
        id="related-reading"
        title="あわせて読みたい記事"
        topics={reading.related}
        placeNames={reading.placeNames}
      />
    </StaticPage>
  );
}
