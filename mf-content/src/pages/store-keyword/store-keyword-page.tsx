import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listShops, nullOnError } from '@gakumado/shared/api';
import { brand } from '@gakumado/shared/brand';
import type { Shop } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead, PartFailed } from '@gakumado/shared/ui';
import { KEYWORD_MAX } from '@gakumado/shared/vocabulary';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import { ShopCard } from '../../components/shops/shop-card.tsx';
import { ShopSearch } from '../../components/shops/shop-search.tsx';
import styles from '../../components/shops/shops-page.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('keyword') ?? '';
  const keyword = text.trim().slice(0, KEYWORD_MAX);
  // Without a word there is nothing to search: the page asks for one.
  if (keyword === '') return { keyword, shops: undefined };
  return { keyword, shops: await nullOnError(listShops({ keyword }, request.signal)) };
}

export function Component() {
  const { keyword, shops } = useLoaderData<typeof loader>();
  const title = keyword === '' ? '店舗を言葉で探す' : `「${keyword}」の店舗`;
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={`地名、駅名、店舗名から${brand.name}の店舗をお探しいただけます。`}
        path={paths.storesByKeyword(keyword)}
        noindex
      />
      <Breadcrumbs items={[sitePages.store, { label: title }]} />
      <h1>{title}</h1>
      <ShopSearch key={keyword} keyword={keyword} />
      {shops !== undefined ? <FoundShops shops={shops} /> : <p>地名、駅名、店舗名を入力してください。</p>}
    </Container>
  );
}

/** `shops` is null when they could not be loaded. */
function FoundShops({ shops }: { shops: readonly Shop[] | null }) {
  if (shops === null) return <PartFailed name="店舗" />;
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
