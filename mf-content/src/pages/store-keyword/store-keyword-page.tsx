import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listShops, nullOnError } from '@gakumado/shared/api';
import { timeInJapan } from '@gakumado/shared/calendar-days';
import { brand } from '@gakumado/shared/brand';
import type { ListedShop } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { readText } from '@gakumado/shared/search-fields';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  Notice,
  PageHead,
  PartFailed,
} from '@gakumado/shared/ui';
import { areaSlugOf, KEYWORD_MAX, prefecturesIn, regionName, shopWords } from '@gakumado/shared/vocabulary';
import { wordsOf } from '../../components/shops/searched-words.ts';
import { NearestShops } from '../../components/shops/nearest-shops.tsx';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import { ShopList } from '../../components/shops/shop-list.tsx';
import { ShopSearch } from '../../components/shops/shop-search.tsx';
import { ShopsMap } from '../../components/shops/shops-map.tsx';
import styles from '../../components/shops/shops-page.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const keyword = readText(new URL(request.url).searchParams, 'keyword', KEYWORD_MAX) ?? '';
  // Without a word there is nothing to search: the page asks for one.
  if (keyword === '') return { keyword, shops: undefined, time: '' };
  return {
    keyword,
    shops: await nullOnError(listShops({ keyword }, request.signal)),
    time: timeInJapan(),
  };
}

export function Component() {
  const { keyword, shops, time } = useLoaderData<typeof loader>();
  const title = keyword === '' ? '店舗を言葉で探す' : `「${keyword}」の店舗`;
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={`地名、駅名、学校名、店舗名から${brand.name}の店舗をお探しいただけます。`}
        path={paths.storesByKeyword(keyword)}
        noindex
      />
      <Breadcrumbs items={[sitePages.store, { label: title }]} />
      <h1>{title}</h1>
      <ShopSearch key={keyword} keyword={keyword} />
      {shops !== undefined ? (
        <FoundShops {...{ shops, keyword, time }} />
      ) : (
        <p>地名、駅名、学校名、店舗名を入力してください。</p>
      )}
    </Container>
  );
}

interface FoundShopsProps {
  /** Null when they could not be loaded. */
  shops: readonly ListedShop[] | null;
  keyword: string;
  /** Now (HH:mm, in Japan). */
  time: string;
}

function FoundShops({ shops, keyword, time }: FoundShopsProps) {
  if (shops === null) return <PartFailed name="店舗" isMain />;
  if (shops.length === 0) {
    return (
      <EmptyState
        title="見つかりませんでした"
        actions={
          <>
            <LinkButton to={paths.store()} variant="secondary">
              すべての店舗を見る
            </LinkButton>
            <LinkButton to={paths.inquiry()} variant="secondary">
              お問い合わせ
            </LinkButton>
          </>
        }
      >
        <p>
          都道府県名や駅名、学校名など、短い言葉でお試しください。店舗から遠い方も、お電話やオンラインでご相談いただけます。
        </p>
      </EmptyState>
    );
  }
  return (
    <section className={styles.region}>
      <h2>{shops.length}店舗</h2>
      {shopWords(keyword).length > 1 && (
        <p>いずれかの言葉に当てはまる店舗を、当てはまる言葉の多い順にご案内しています。</p>
      )}
      <WithoutShop {...{ shops, keyword }} />
      <SampleShopsNote shops={shops} />
      <ShopList {...{ shops, time }} words={wordsOf(keyword)} />
      <ShopsMap shops={shops} />
      <NearestShops {...{ shops, time }} />
    </section>
  );
}

/** Names the shops that advise for the prefectures of a keyword without a shop. */
function WithoutShop({
  shops,
  keyword,
}: Pick<FoundShopsProps, 'keyword'> & { shops: readonly ListedShop[] }) {
  const prefectures = prefecturesIn(keyword).filter(
    ({ id }) => !shops.some(({ m_prefecture_id }) => m_prefecture_id === id),
  );
  return prefectures.map(({ id, name, slug }) => (
    <Notice key={id}>
      <p>
        {name}に店舗はありません。{regionName(areaSlugOf(id))}
        の店舗が、お電話やオンラインでご相談を承ります。
      </p>
      <p>
        <Link to={paths.storesInPrefecture(areaSlugOf(id), slug)}>{name}のご案内を見る</Link>
      </p>
    </Notice>
  ));
}
