import { nameKey } from '@gakumado/shared/names';
import { searchFields } from '@gakumado/shared/search-fields';

/** A wish that the words at a place ask for by refusing its opposite, by the name of the wish. */
export interface RefusedOpposite {
  /** Characters of the folded text that it takes. */
  length: number;
  wish: string;
}

/** Reasons to refuse a home, as folded texts have them, and the wish that is meant. */
const opposites: readonly (readonly [refused: string, wish: string])[] = [
  ['駅(?:から|が|まで)(?:は)?(?:遠い|離れた|離れている|離れてる)', '駅から徒歩5分以内'],
  [
    '(?:築年数?が)?(?:古い|古め|古すぎる|古びた|ふるい|ぼろい|ぼろぼろ|ぼろ|築古)|(?:汚い|汚れた|きたない)',
    '築5年以内（できれば）',
  ],
  ['(?:部屋が)?(?:狭い|狭すぎる|狭め|せまい|せますぎる)', '広い順'],
  ['(?:大学|学校|きやんぱす|きゃんぱす)?(?:から|が)?(?:遠い|遠すぎる|とおい|離れた)', '近い順'],
  ['(?:家賃|賃料|値段|お?金額?)(?:が|の)?(?:高い|高すぎる|高め)', '毎月の実質負担が安い順'],
  [
    '(?:線路|大通り|幹線道路|国道|県道|高速道路|高速|道路|車道|踏切|電車)(?:の)?(?:沿い|近く|そば|横|脇|側|目の前|音)(?:は|が|で)?(?:うるさい|騒がしい|気になる|聞こえる|眠れない)?|(?:うるさい|うるさすぎる|騒がしい|さわがしい|騒音(?:の|が)?(?:ある|ひどい|気になる|する)?)',
    searchFields.is_quiet.label,
  ],
  [
    '(?:日当たりの?が?悪い|日の当たらない|日が当たらない|日が入らない|暗い)',
    '日当たり（南・南東・南西向き）',
  ],
  ['門限(?:が|の|に)?(?:厳しい|きびしい|早い|はやい|きつい|うるさい|ある)', '門限なし'],
  ['更新料(?:が|の)?(?:ある|かかる|高い|必要な?)', '更新料なし'],
  ['礼金(?:が|の)?(?:ある|かかる|高い|必要な?)', '礼金・入館金なし'],
  ['敷金(?:が|の)?(?:ある|かかる|高い|必要な?)', '敷金なし'],
  ['初期費用(?:が|の)?(?:ある|かかる|高い|かさむ)', '敷金・礼金なし'],
  ['乗り?換え?(?:が|の)?(?:ある|多い|面倒な?|必要な?)', '乗換なし'],
  ['(?:1階|地上階|1f)(?:の)?', '2階以上'],
  ['ぷろぱん(?:がす)?(?:の)?', '都市ガス（この条件では絞り込めません）'],
  [
    '洗濯機(?:置き?場)?(?:が|の|を|は)?(?:外|屋外|べらんだ|共用)(?:に)?(?:置き?場?|置く|ある)?(?:の)?|(?:外|屋外|べらんだ|廊下|共用|共同)(?:の)?洗濯機?(?:置き?場)?(?:の)?',
    '室内洗濯機置場',
  ],
  ['木造(?:あぱーと|あぱと|の)?', '鉄筋コンクリート（この条件では絞り込めません）'],
  ['(?:ゆにつとばす|3点ゆにつと)(?:の)?', 'バス・トイレ別'],
  [
    '(?:共同|共用|共有|みんなで使う)(?:の)?(?:お|御)?(?:風呂|ふろ|浴室|しやわ|しゃわ|といれ|水回り)(?:と(?:お|御)?(?:風呂|といれ))?',
    '部屋ごとの風呂・トイレ（この条件では絞り込めません）',
  ],
  [
    '(?:[一1]般(?:の|向け)?(?:物件|賃貸|人|方|入居者)|社会人|(?:学生|大学生)(?:以外|じ[やゃ]ない|ではない)(?:の)?(?:人|方)?)(?:と|が|も|の)?(?:(?:いる|住んでい?る|入居してい?る|混ざ[るつ][^、。]{0,3}|混在|同じ|[一1]緒)(?:の)?)?',
    '学生だけの建物',
  ],
];
const HOMES =
  '(?:な|の)?(?:御?部屋|ところ|とこ|所|物件|建物|家|場所|まんしよん|まんしょん|あぱーと|あぱと|寮|土地|えりあ|やつ|の|ん)?';
const BETWEEN =
  '(?:だけ)?(?:とか|など)?(?:は|だと|を|が|なので|ので|から|も|って|つて|と)?(?:[^、。]{1,10}?(?:ので|から|ため)、?)?(?:ちよつと|ちょつと|まじで?|がちで?|絶対に?|できれば|なるべく|できるだけ|本当に|さすがに)?';
const REFUSALS =
  '(?:ng|嫌|いや(?!す)|やだ|やめ(?:て|たい|とき|ます)|無理|むり|困(?:る|り)|避け(?:たい|て)?|さけ(?:たい|て)?|だめ|苦手|きつい|遠慮|ぱす(?!た)|却下|除[いくき]|除外|外し(?!て置)|しんどい|つらい|辛い|不安|心配|怖い|こわい|不可|以外|論外|ありえない|あり得ない|抵抗が|ち[よょ]つと(?![ぁ-ん高広遠狭古不嫌苦])|じやない|じゃない|ではな[いく]|でない)';

/** Things that homes may be without, and the wish for such a home. */
const lacking: readonly (readonly [thing: string, wish: string])[] = [
  ['敷金(?:と|も|や)?礼金|礼金(?:と|も|や)?敷金|敷礼|初期費用', '敷金・礼金なし'],
  ['礼金|入館金|入居金', '礼金・入館金なし'],
  ['敷金', '敷金なし'],
  ['更新料', '更新料なし'],
  ['(?:連帯)?保証人', '保証人不要'],
  ['門限', '門限なし'],
  [
    '(?:途中|中途)(?:で|の|に)?(?:退去|解約|引つ越|引越|引き払|出)[^、。]{0,8}?(?:違約金|解約金|罰金)|違約金|解約金',
    '途中解約可',
  ],
  ['乗り?換え', '乗換なし'],
];
/** 更新料とられない, 保証人を立てなくていい: words with which nobody has to do with a thing. */
const LACKS =
  '(?:など|とか)?(?:といつた[^、。]{0,8}?(?:金|もの|費用))?(?:が|は|も|を|の|に|で)?(?:一切|全く|まつたく|全然|特に)?(?:取られ|とられ|取ら|とら|かから|掛から|要ら|いら|払わ|払え|立て(?:られ)?|たて(?:られ)?|頼ま|頼め|付け|つけ|用意し|用意でき|見つから|求められ|請求され|発生し|存在し|設けられてい|決まつてい|決められてい|必要(?:が|は|で(?:は)?|じや|じゃ)?|気にし|(?<=(?:保証)?人(?:が|も|は)?)(?:い|居|おら))(?:ない|なく(?:て)?(?:も)?(?:いい|良い|よい|ok|大丈夫|済む|すむ)?|ません|ず(?:に)?(?:済む|すむ)?|ん(?:で)?(?:いい|ええ)?)';

/** 敷金・礼金ともに不要 */
const NEITHER =
  '(?:が|は|も)?(?:とも|ともに|共に|両方とも?|どちらも|いずれも)(?:不要|なし|無し|ぜろ|0|かからない)';

/** Nobody of a sex lives there: 男の人がいない, 女子と同じ建物は嫌. */
const ABSENT = `(?:が|の|は|も|と)?(?:(?:い|居|住んでい?|入れ|入ら|入つてこ|入居でき)ない|いません|(?:同じ|[一1]緒)(?:の)?(?:建物|階|ふろあ|まんしよん|まんしょん|寮)?${BETWEEN}${REFUSALS})`;
const absent: readonly (readonly [people: string, wish: string])[] = [
  ['男(?:性|子|の?人|の?子|の?方)?', '女性専用'],
  ['女(?:性|子|の?人|の?子|の?方)?', '男性専用'],
];

const refusals = [
  ...opposites.map(([refused, wish]) => ({ begin: refused, end: HOMES + BETWEEN + REFUSALS, wish })),
  ...lacking.map(([thing, wish]) => ({ begin: thing, end: `(?:${LACKS}|${NEITHER})`, wish })),
  ...absent.map(([people, wish]) => ({ begin: people, end: ABSENT, wish })),
];

/** Any of them may begin here: it spares most places of a text the readers. */
const BEGINS = new RegExp(refusals.map(({ begin }) => `(?:${begin})`).join('|'), 'y');

const readers = refusals.map(({ begin, end, wish }): readonly [RegExp, string] => [
  new RegExp(`(?:${begin})${end}`, 'y'),
  nameKey(wish),
]);

/** The longest such wish at a place of a folded text: 古い建物は避けたい, 更新料とられない. */
export function refusedOppositeAt(text: string, at: number): RefusedOpposite | null {
  BEGINS.lastIndex = at;
  if (!BEGINS.test(text)) return null;
  let longest: RefusedOpposite | null = null;
  for (const [pattern, wish] of readers) {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > (longest?.length ?? 0)) longest = { length, wish };
  }
  return longest;
}
