import { Link, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEquipment } from '@gakumado/shared/api';
import type { Equipment } from '@gakumado/shared/contract';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import parts from '../../parts/page-parts.module.css';
import { EquipmentIcon } from '@gakumado/shared/ui/equipment-icon';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import styles from './icon-meanings-page.module.css';
import { groupMeanings } from './group-meanings.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return { groups: groupMeanings(await listEquipment({}, request.signal)) };
}

/** Opens in a tab of its own, beside the page with the filter (specification, 2.1). */
export function Component() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Container className={parts.page}>
      <PageHead
        title="アイコンの意味"
        description={`物件の設備・条件・${fieldLabels.building_type_id}を表すアイコンの意味をご案内します。`}
        path={paths.iconMeanings()}
        noindex
      />
      <Breadcrumbs items={[{ label: 'アイコンの意味' }]} />
      <div className={parts.intro}>
        <h1>アイコンの意味</h1>
        <p className={parts.lead}>
          {`物件の設備・条件・${fieldLabels.building_type_id}を表すアイコンの意味です。物件ごとの内容は、物件のページでご確認ください。`}
        </p>
      </div>
      {groups.map(({ name, items }) => (
        <section key={name} className={parts.part}>
          <h2>{name}</h2>
          <dl className={styles.meanings}>
            {items.map((item) => (
              <Meaning key={item.equipment_id} item={item} />
            ))}
          </dl>
        </section>
      ))}
      <p>
        <Link to={paths.home()}>{brand.name}のホームへ</Link>
      </p>
    </Container>
  );
}

function Meaning({ item: { icon, name, meaning } }: { item: Equipment }) {
  return (
    <div className={styles.meaning}>
      <dt>
        <span className={styles.icon}>
          <EquipmentIcon name={icon} />
        </span>
        {name}
      </dt>
      <dd>{meaning}</dd>
    </div>
  );
}
