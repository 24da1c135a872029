import { useContext, useEffect } from 'react';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import { storeContactChosen, useAppDispatch } from '@gakumado/shared/store';
import { Breadcrumbs, Container, PageHead, Tabs } from '@gakumado/shared/ui';
import { SampleShopsNote } from '#components/shops/sample-shops-note.tsx';
import { Access } from './access.tsx';
import { Calendar } from './calendar/calendar.tsx';
import { Introduction } from './introduction.tsx';
import { keepShown } from './load-shop.ts';
import type { LoadedShop } from './load-shop.ts';
import { Overview } from './overview.tsx';
import { ShopHead } from './shop-head.tsx';
import { shopJsonLd } from './shop-json-ld.ts';
import { shopTabs } from './shop-tabs.ts';
import styles from './shop-view.module.css';
import { StaffTab } from './staff-tab.tsx';

/** A shop's page, in tabs of the address (contract, 7.1). */
export function ShopView({ area, prefecture, shop, part, today, time }: LoadedShop) {
  const { origin } = useContext(SiteContext);
  const dispatch = useAppDispatch();
  useEffect(() => keepShown({ shop, area, prefecture }), [shop, area, prefecture]);
  useEffect(() => {
    dispatch(storeContactChosen(shop.shop_id));
  }, [dispatch, shop]);
  const { shop_name: name, address, access_text, images } = shop;
  const label = shopTabs.find(({ tab }) => tab === part.tab)?.label;
  const picture = images.find(({ path }) => path === shop.image_path);
  return (
    <Container className={styles.page}>
      <PageHead
        title={part.tab ? `${name}の${label}` : `${name}（${prefecture.name_kana}）のご案内`}
        description={`${name}（${address}）のご案内です。${access_text ?? ''}。営業時間、スタッフ、道順と、来店・オンライン相談の空き状況をご覧いただけます。`}
        path={paths.shop(shop)}
        imagePath={shop.image_path}
        image={picture && { ...picture, alt: picture.caption }}
        jsonLd={shopJsonLd(shop, origin)}
      />
      <Breadcrumbs
        items={[
          sitePages.store,
          { label: area.name, to: paths.storesInRegion(area.name_other) },
          { label: prefecture.name_kana, to: paths.storesInPrefecture(area.name_other, prefecture.name) },
          { label: name },
        ]}
      />
      <ShopHead {...{ shop, time }} openTab={part.tab} />
      <Tabs
        label={`${name}の情報`}
        tabs={shopTabs.map(({ tab, label: tabName }) => ({
          to: paths.shop(shop, { tab }),
          label: tabName,
          isOpen: tab === part.tab,
        }))}
      />
      <OpenPart {...{ shop, part, today }} />
      <SampleShopsNote shops={[shop]} />
    </Container>
  );
}

function OpenPart({ shop, part, today }: Pick<LoadedShop, 'shop' | 'part' | 'today'>) {
  switch (part.tab) {
    case 'staff':
      return <StaffTab shop={shop} staff={part.data} />;
    case 'calendar':
      return <Calendar {...{ shop, today }} days={part.data} />;
    case 'introduction':
      return <Introduction shop={shop} introduction={part.data} />;
    case 'access':
      return <Access shop={shop} />;
    case undefined:
      return <Overview shop={shop} estates={part.data} />;
  }
}
