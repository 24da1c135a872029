import { isForStudents, isHall } from './building-fees.ts';
import { pick, type Random } from './random.ts';
import type { Listing } from './types.ts';

const WHO = {
  0: ['学生', '学生・社会人の方'],
  1: ['女子学生', '女性の学生・社会人の方'],
  2: ['男子学生', '男性の学生・社会人の方'],
  3: ['学生', '学生・社会人の方'],
} as const;

/** estate.movein_terms of the contract. */
export function moveinTerms(random: Random, { building, conditions }: Listing) {
  const hall = isHall(building.building_type_id);
  const isStudentsOnly = isForStudents(building.building_type_id);
  const months = building.contractMonths;
  const period = months === 12 ? '1年' : months === 24 ? '2年' : '4年（定期借家契約）';
  const renewal =
    building.renewalMonths === 0
      ? '更新料はかかりません。'
      : `更新料は賃料の${building.renewalMonths === 1 ? '1か月分' : '半月分'}です。`;
  const [students, anyone] = WHO[building.gender_type];
  return {
    contract_months: months,
    renewal_text:
      months === 48
        ? '契約期間は4年で、期間満了により終了します。再契約は店舗にご相談ください。'
        : `契約期間は${period}で、更新できます。${renewal}`,
    notice_months: hall ? pick(random, [1, 2]) : pick(random, [1, 1, 1, 2]),
    is_midterm_cancelable: true,
    penalty_text: pick(random, [
      '入居から1年未満で解約する場合は、賃料1か月分の違約金がかかります。',
      '短期解約の違約金はありません。',
      '入居から半年未満で解約する場合は、賃料1か月分の違約金がかかります。',
    ]),
    is_prorated_on_exit: random() < 0.55,
    key_handover_text: '入居日の午前10時以降に、店舗または現地でお渡しします。',
    exit_deadline_text: pick(random, [
      '契約終了日の正午まで',
      '契約終了日の午後3時まで',
      '契約終了日の午前11時まで',
    ]),
    guarantor_text: conditions.includes(916)
      ? '連帯保証人は不要です。保証会社をご利用いただきます。'
      : pick(random, ['連帯保証人が1名必要です。', '保護者の方など、連帯保証人が1名必要です。']),
    insurance_text: '家財保険（借家人賠償責任保険付き）への加入が必要です。',
    curfew_text:
      hall && random() < 0.35
        ? `門限は${pick(random, ['23時', '24時'])}です（届出により変更できます）。`
        : '門限はありません。',
    guest_rule_text: hall
      ? pick(random, [
          '来訪者は共用のロビーまで入れます。',
          '同性の家族のみ、届出のうえ宿泊できます。',
          '居室への来訪は家族に限ります。',
        ])
      : '来訪者の長期の宿泊や同居はできません。',
    eligible_text: isStudentsOnly ? `大学・短大・専門学校などに通う${students}の方` : anyone,
  };
}

/** estate.meals of the contract; null where no meals are served. */
export function mealTerms(random: Random, { building }: Listing) {
  const { meal_type, mealPriceYen } = building;
  if (meal_type === 0) return null;
  const breakfast = `朝食 ${pick(random, ['6:30～9:00', '7:00～9:00', '7:00～9:30'])}`;
  const dinner = `夕食 ${pick(random, ['18:00～21:30', '18:00～22:00', '17:30～21:00'])}`;
  return {
    meal_type,
    price_monthly: mealPriceYen,
    schedule_text: meal_type <= 2 ? `${breakfast}、${dinner}` : meal_type === 3 ? breakfast : dinner,
    holiday_text: pick(random, [
      '日曜・祝日、年末年始、夏季休暇期間は休み',
      '日曜・祝日と年末年始は休み',
      '年末年始は休み',
    ]),
    is_refund_on_skip: meal_type === 2 && random() < 0.6,
  };
}

export function internetText({ equipment }: Listing): string {
  if (equipment.includes(806)) return '全室でWi-Fiを無料で利用できます。有線LANの差込口もあります。';
  if (equipment.includes(805)) return '各室の有線LANを無料で利用できます。Wi-Fiルーターはご用意ください。';
  return '光回線の引き込みがあります。プロバイダーとの契約は入居者の方が行います。';
}

export function securityText({ equipment, conditions }: Listing): string {
  const names: [number, string][] = [
    [801, 'オートロック'],
    [802, '防犯カメラ'],
    [803, 'TVモニター付インターホン'],
    [830, '管理人の常駐'],
  ];
  const found = names.filter(([id]) => equipment.includes(id)).map(([, name]) => name);
  const parts = found.length > 0 ? [`${found.join('・')}があります。`] : ['玄関は各室の鍵で施錠します。'];
  if (conditions.includes(55)) parts.push('緊急時の連絡を24時間受け付けています。');
  return parts.join('');
}

export function notesText({ building, equipment }: Listing): string {
  const notes = ['写真と間取り図はイメージです。現況と異なる場合は現況を優先します。'];
  if (!equipment.includes(815) && building.floors >= 3) notes.push('エレベーターはありません。');
  if (equipment.includes(816))
    notes.push(
      building.bicycleFeeYen > 0
        ? `駐輪場は月額${building.bicycleFeeYen}円です。`
        : '駐輪場は無料で、台数に限りがあります。',
    );
  if (building.furnishing !== 'none') notes.push('備え付けの家具は撤去できません。');
  return notes.join('');
}
