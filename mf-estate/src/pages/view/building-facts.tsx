import { FactsList, Fold, formatDate, formatMonth, formatZip, isEmptyText } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { fieldLabels, genderTypes, longLabelOf } from '@gakumado/shared/vocabulary';

/** Facts that must be stated about a building that is let, and the date of the last check. */
export function BuildingFacts({ estate }: { estate: EstateDetail }) {
  const updated = formatDate(estate.info_updated_at);
  const gist = [estate.structure, estate.floors_text, updated && `情報更新日 ${updated}`];
  return (
    <Fold part="building" title="物件概要・取引の表示" gist={gist.filter(Boolean).join('／')} isNamed>
      <FactsList
        facts={[
          ['物件名', `${estate.name}${isEmptyText(estate.name_kana) ? '' : `（${estate.name_kana}）`}`],
          [
            '所在地',
            [formatZip(estate.zip_code), estate.address_detail]
              .filter((part) => !isEmptyText(part))
              .join(' '),
          ],
          [fieldLabels.building_type_id, estate.building_type_name],
          ['構造・階数', [estate.structure, estate.floors_text].filter(Boolean).join('／')],
          ['総戸数', estate.total_rooms === null ? null : `${estate.total_rooms}戸`],
          ['築年月', [formatMonth(estate.built_ym), estate.age_text].filter(Boolean).join('／')],
          ['入居できる方', longLabelOf(genderTypes, estate.gender_type)],
          ['取引態様', estate.transaction_type],
          ['免許番号', estate.licence_no],
          ['お問い合わせ番号', estate.inquiry_no],
          ['情報更新日', updated],
          ['次回更新予定日', formatDate(estate.next_update_at)],
          ['備考', estate.notes],
        ]}
        notes={{ 取引態様: '取引態様' }}
        hasTerms
      />
    </Fold>
  );
}
