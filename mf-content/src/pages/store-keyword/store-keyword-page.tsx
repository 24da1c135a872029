import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead, PartFailed } from '@gakumado/shared/ui';
import { loadShops } from '../../components/shops/load-shops.ts';
import type { ShopListing } from '../../components/shops/load-shops.ts';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import { ShopCard } from '../../components/shops/shop-card.tsx';
import { shopKeywordPath } from '../../components/shops/shop-paths.ts';
import { ShopSearch } from '../../components/shops/shop-search.tsx';
import styles from '../../components/shops/shops-page.module.css';

/** Longest word that the service takes. */
const MAX_KEYWORD_LENGTH = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('keyword') ?? '';
  const keyword = text.trim().slice(0, MAX_KEYWORD_LENGTH);
  // Without a word there is nothing to search: the page asks for one.
  return { keyword, listing: keyword === '' ? null : await loadShops({ keyword }, request.signal) };
}

export function Component() {
  const { keyword, listing } = useLoaderData<typeof loader>();
  const title = keyword === '' ? '店舗を言葉で探す' : `「${keyword}」の店舗`;
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description="地名、駅名、店舗名からガクマドの店舗をお探しいただけます。"
        path={shopKeywordPath(keyword)}
        noindex
      />
      <Breadcrumbs items={[{ label: '店舗一覧', to: paths.store() }, { label: title }]} />
      <h1>{title}</h1>
      <ShopSearch key={keyword} keyword={keyword} />
      {listing ? <FoundShops listing={listing} /> : <p>地名、駅名、店舗名を入力してください。</p>}
    </Container>
  );
}

function FoundShops({ listing: { shops, isFailed } }: { listing: ShopListing }) {
  if (isFailed) return <PartFailed name="店舗" />;
  if (shops.length === 0) {
    return (
      <EmptyState
        title="見つかりませんでした"
        actions={
          <LinkButton to={paths.store()} variant="secondary">
            すべての店舗を見る
          </LinkButton>
        }
      >
        <p>都道府県名や駅名など、短い言葉でお試しください。</p>
      </EmptyState>
    );
  }
  return (
    <section className={styles.region}>
      <h2>{shops.length}店舗</h2>
      <SampleShopsNote />
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <li key={shop.shop_id}>
            <ShopCard shop={shop} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
