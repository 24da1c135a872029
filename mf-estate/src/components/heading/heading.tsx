import MapPin from 'lucide-react/icons/map-pin';
import TrainFront from 'lucide-react/icons/train-front';
import { Badge, isEmptyText, TermText } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import styles from './heading.module.css';

export function Heading({ estate }: { estate: EstateDetail }) {
  return (
    <div className={styles.heading}>
      <p className={styles.badges}>
        {estate.is_sample && <Badge tone="warning">サンプル物件</Badge>}
        <Badge tone="primary">
          <TermText text={estate.building_type_name} />
        </Badge>
        {estate.is_new && <Badge tone="accent">新着</Badge>}
        {estate.tags.map((tag) => (
          <Badge key={tag.tag_id}>{tag.name}</Badge>
        ))}
      </p>
      <h1 className={styles.name}>{estate.name}</h1>
      {!isEmptyText(estate.catch_copy) && <p className={styles.copy}>{estate.catch_copy}</p>}
      <p className={styles.place}>
        <MapPin aria-hidden size="1.125rem" />
        {estate.address_detail}
      </p>
      {!isEmptyText(estate.station_time_text_min) && (
        <p className={styles.place}>
          <TrainFront aria-hidden size="1.125rem" />
          {estate.station_time_text_min}
        </p>
      )}
    </div>
  );
}
