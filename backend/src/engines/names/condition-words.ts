import type { EstateFilter } from '@gakumado/shared/contract';
import { searchFields } from '@gakumado/shared/search-fields';
import {
  buildingTypes,
  conditions,
  directions,
  labelOf,
  layoutLabel,
  mealTypes,
  menAdmitted,
  synonyms,
  womenAdmitted,
} from '@gakumado/shared/vocabulary';
import type { MasterRow } from './name-rows.ts';
import { areasOfCities } from './areas-of-cities.ts';
import type { Condition } from './thing.ts';
import { wishReadings } from './wish-readings.ts';
import { inSentences, onlyFor, provided, unwanted, withParticles, without } from './word-forms.ts';

/** A wish with the words by which people ask for it. The first is the name that is shown, unless there is another. */
interface Wish extends Condition {
  words: readonly string[];
}

/** Everyday words for features of the master, by feature id. */
const everydayWords: Readonly<Record<number, string>> = {
  801: 'オートロック付き,オートロックあり,自動ロック',
  802: '監視カメラ,セキュリティカメラ,カメラ付き',
  803: 'モニター付きインターホン,TVモニターホン,テレビモニター付きインターホン,モニターホン,インターホン,インターフォン,ドアホン,TVドアホン,テレビドアホン,カメラ付きインターホン',
  804: '宅配BOX,宅配ロッカー,宅ボ,宅配ボックスあり',
  805: 'ネットが速い,ネットの速い,ネット完備,ネット環境,光回線,光ファイバー,高速インターネット,インターネット代無料,インターネット,ネット代込み,ネット無料,インターネット込み,ネット込み,ネット使い放題,インターネット使い放題,無料インターネット,ネット代無料,ネット付き',
  806: 'Wi-Fi,WiFi,ワイファイ,無線LAN,無料Wi-Fi,Wi-Fi完備,フリーWi-Fi',
  807: `${without('ユニットバス', '3点ユニット')},ユニットバスではない,お風呂とトイレは別,お風呂とトイレは絶対別,風呂とトイレは別,ユニットバスじゃない,お風呂とトイレが別々,お風呂とトイレが別,風呂とトイレが別,シャワーとトイレが分かれている,お風呂とトイレが分かれている,トイレとお風呂が別,風呂トイレ別,風呂・トイレ別,お風呂とトイレ別,トイレ別,BT別,セパレート,バストイレ別々,風呂別,お風呂別,お風呂は別,トイレと風呂別,バス・トイレ別々`,
  808: '洗面所,洗面所も,独立洗面,洗面所独立,洗面台,洗面化粧台,独立洗面化粧台,シャンプードレッサー,独洗',
  809: '洗濯機置き場室内,洗濯機が部屋の中に置ける,洗濯機が部屋の中に置けて,洗濯機が室内,室内に洗濯機,洗濯機を部屋の中に置きたい,洗濯機を室内に置きたい,洗濯機を室内に置ける,洗濯機を部屋に置ける,部屋の中に洗濯機,室内洗濯機置き場,洗濯機置場,洗濯機置き場,室内洗濯機,室内洗濯,洗濯機室内',
  810: '冷暖房完備,暖房,暖房付き,冷房,冷暖房,クーラー,エアコン付き',
  811: 'ガスコンロ2口,ガスコンロ二口,2口コンロ,二口コンロ,コンロ2口,2口ガスコンロ,2口',
  812: 'IH,IHキッチン,IHヒーター',
  813: '浴室乾燥,浴乾,浴室暖房乾燥機,浴室換気乾燥機',
  814: 'ウォシュレット,ウォッシュレット,シャワートイレ,温水便座',
  815: 'エレベータ,EV,エレベーター付き',
  816: '自転車置き場,自転車置場,駐輪場あり,チャリ置き場,自転車を置ける,自転車が置ける,駐輪スペース,自転車置くところ,自転車置ける',
  817: 'バイク置き場,バイク,バイク駐輪場,バイク駐車場,原付,バイク可',
  818: '食堂付き,食堂あり',
  819: '学習室,スタディルーム,自習スペース,スタディーズルーム',
  820: 'コインランドリー,ランドリールーム',
  821: 'ロフト付き',
  822: 'クローゼット,押入れ,押し入れ,ウォークインクローゼット,収納あり',
  823: '冷蔵庫付き',
  824: 'ベット,ベッド付き',
  825: '机,デスク,勉強机,椅子,机付き',
  826: '洗濯機付き',
  827: 'レンジ',
  828: '共同浴場,大風呂',
  829: 'ジム,トレーニングルーム,フィットネスルーム',
  830: '管理人,管理人付き,管理人さん,寮母,寮母さん,寮長,寮長寮母',
  53: `${onlyFor('女性', '女子', '女の子', '女の人', '女子学生', '女子大生', '女学生', '女')},レディース,レディースマンション,女性専用マンション`,
  917: onlyFor('男性', '男子', '男の子', '男の人', '男子学生', '男子大生', '男'),
  918: '男女別フロア,男女フロア別',
  911: `${provided('食事', 'ご飯', 'ごはん', '飯', '朝食と夕食', '朝夕の食事', '朝晩の食事', '朝昼晩の食事', '三食', '二食', '2食')},朝と夜のごはん,朝と晩のごはん,朝夜ごはん,朝夜のごはん,朝晩のごはん,朝晩ごはん,朝夕のごはん,朝夕の食事,朝晩の食事,朝食と夕食,朝ごはんと夕ごはん,食事つき,食事あり,飯付き,めし付き,ごはんがつく,ご飯がつく,食事が出る,食事の出る,食事が付く,食事がつく,朝ごはんと夜ごはんがつく,朝ごはんと晩ごはん,朝食と夕食付き,朝夕ごはん付き,三食付き,3食付き,朝夕食付き,朝夕付き,朝夕食事付き,2食付き,二食付き,まかない付き,賄い付き,賄い,まかない,ご飯付き,ごはん付き,朝夕2食付き,食事,食付き`,
  61: '家具家電付き,家電付き,家具・家電付き,家具家電,家具,家電,家具家電セット,家具家電完備',
  116: '春入居,春入居可,予約受付中,春から入居',
  115: '仮押さえ,仮押さえしたい,仮おさえ,仮予約,仮申込,仮申し込み,不合格ならキャンセル,不合格ならキャンセルできる,不合格の場合キャンセル,落ちたらキャンセル,落ちたらキャンセルできる,合格したら入居,合格したら契約,受かったら契約,受かったら入居,受かる前に予約,合格する前に予約,合格発表の前に予約,発表前に押さえたい,合格前に押さえたい,受かる前に押さえたい,合格発表前予約可,合格前予約,合格前予約可,合格発表前に予約,合格前に予約,合格前に予約できる,発表前に予約できる,合格発表前,合格前,合格発表前予約,発表前予約',
  912: `${without('礼金', 'れいきん')},礼金ゼロ,礼金0,礼金無料,入館金なし,礼金不要,礼金無し,礼金0円`,
  913: without('敷金', 'しききん'),
  55: '24時間サポート,24時間対応',
  916: `${without('保証人', '連帯保証人', 'ほしょうにん')},保証人不要物件,連帯保証人不要,保証人無し,保証人いらない`,
  919: 'オンラインで内見,オンラインで内見できる,オンラインで見学,オンラインで見学できる,オンラインで部屋を見たい,リモート内見,現地に行かずに内見,ビデオ通話で内見,オンライン内見,オンライン見学,オンライン内覧,ビデオ内見',
  920: '留学生,留学生可,留学生OK,外国人可,外国人歓迎',
  921: '来週から住みたい,来週から住める,来週から,来週入居,来週には住みたい,明日から住みたい,明日から,今週中に入居,今週から,急いで入居,急ぎで入居,すぐに入居できる,すぐに住める,すぐ入れる,すぐに入れる,すぐに入居したい,すぐ入居したい,即入居,すぐ入居,すぐ住める,即入居OK,すぐ入居可',
  51: 'スライド',
};

const idsLike = (field: keyof typeof synonyms, id: number): number[] => [
  ...(synonyms[field].find((group) => group.includes(id)) ?? [id]),
];

/** Every equipment and condition of the master with its everyday words. */
function masterWishes(masters: readonly MasterRow[]): Wish[] {
  const seen = new Set<string>();
  return masters
    .filter(({ group, equipment_id }) => group !== 3 && equipment_id !== 914 && equipment_id !== 915)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .map(({ equipment_id: id, name, group }) => ({
      kind: 'condition' as const,
      name,
      filter: group === 1 ? { equipment: [id] } : { condition: idsLike('condition', id) },
      words: [name, ...(everydayWords[id]?.split(',') ?? [])],
    }));
}

const wish = (filter: Partial<EstateFilter>, name: string, words = ''): Wish => ({
  kind: 'condition',
  name,
  filter,
  words: [name, ...words.split(',').filter(Boolean)],
});

const women = labelOf(conditions, 53) ?? '';
const men = labelOf(conditions, 917) ?? '';
const typeIds = (id: number) => idsLike('building_type_id', id);
const dormitory = [...typeIds(65), ...typeIds(901)];

/** Wishes that people name and no field knows: a chip says so instead of a silent loss. */
const unsearchable: readonly (readonly [name: string, words: string])[] = [
  [
    'ペット',
    'ペット可,ペットOK,ペット相談,犬可,猫可,犬,猫,犬が飼える,猫が飼える,小型犬,小型犬可,大型犬,大型犬可,室内犬,愛犬,愛猫,うさぎ,ハムスター,ペットの猫,犬と暮らせる,猫と暮らせる,猫を飼いたい,犬を飼いたい,ペットと暮らせる,ペットが飼える',
  ],
  [
    '楽器',
    'トランペット,バイオリン,ヴァイオリン,ギター,ドラム,フルート,サックス,クラリネット,チェロ,ホルン,トロンボーン,電子ピアノ,グランドピアノ,ピアノの練習,楽器の練習,楽器可,楽器OK,楽器相談,楽器演奏可,楽器が弾ける,ピアノ可,ピアノが弾ける,ピアノ',
  ],
  ['防音', '防音室,防音の,遮音,防音設備'],
  ['角部屋', '角住戸,かどべや,かど部屋,カドベヤ'],
  [
    '2人入居',
    '2人で,夫婦,夫婦で,夫婦2人,カップル,カップルで,同居,同居予定,2人入居可,2人で住める,2人暮らし,2人暮らしできる,2人で住みたい',
  ],
  [
    '鉄筋コンクリート',
    `${without('木造')},木造じゃない,木造ではない`.concat(
      ',鉄筋,RC,RC造,SRC,SRC造,鉄筋コンクリート造,鉄骨,鉄骨造',
    ),
  ],
  ['バルコニー', 'ベランダ,バルコニー付き,ベランダ付き,ベランダあり'],
  ['都市ガス', '都市ガス物件,としがす'],
  ['最上階', '最上階の,いちばん上の階,一番上の階,さいじょうかい'],
  [
    '24時間ゴミ出し',
    '24時間ゴミ出し可,24時間ゴミ出しOK,24時間ゴミ捨て,24時間ゴミ捨てOK,24時間ごみ出し,24時間ゴミ,いつでもゴミ出し,いつでもゴミを出せる,ゴミ出し24時間,敷地内ゴミ置場,敷地内ゴミ置き場',
  ],
  ['オール電化', 'オール電化の'],
  ['和室', '和室の,畳の部屋,畳のお部屋,畳部屋,畳のある部屋,畳がある部屋,畳敷き,たたみの部屋'],
  [
    'バリアフリー',
    'バリアフリーの,段差がない,段差のない,段差なし,段差が少ない,段差の少ない,車いす,車椅子,車いす対応,車椅子対応',
  ],
  ['洋室', 'フローリング,フローリングの'],
  ['ガスコンロ', 'ガスキッチン,都市ガスコンロ'],
  ['追い焚き', '追焚き,追い炊き,追いだき,おいだき,追い焚き機能'],
  ['床暖房', '床暖'],
  [
    '駐車場',
    'パーキング,駐車場あり,駐車場付き,駐車場が欲しい,車が置ける,車を置ける,車を置きたい,車を停めたい,車を止めたい,車が停められる,車を停められる,車がある,車を持っている,駐車したい,カーポート',
  ],
  ['リノベーション', 'リノベ,リノベーション済み,リフォーム,リフォーム済み'],
  ['デザイナーズ', 'デザイナーズマンション'],
  ['メゾネット', 'メゾネットタイプ'],
  ['シェアハウス', 'シェアハウスの,share house'],
  ['風呂なし', `${without('風呂', 'お風呂')},銭湯通い`],
];

/** Kinds of building, meals, layouts and whatever else is a word of the filter and no feature of the master. */
const otherWishes: readonly Wish[] = [
  wish(
    { building_type_id: typeIds(52) },
    '学生マンション',
    '学マン,学生向けマンション,学生専用マンション,学生用マンション',
  ),
  wish({ building_type_id: typeIds(65) }, '学生会館', '会館,学生会館タイプ,がくせいかいかん'),
  wish(
    { building_type_id: typeIds(901) },
    '学生寮',
    '寮,りょう,がくりょう,がくせいりょう,ドミトリー,下宿,大学寮,学寮',
  ),
  wish({ building_type_id: typeIds(902) }, '一般マンション', '普通のマンション'),
  wish({ building_type_id: [...typeIds(52), ...typeIds(902)] }, 'マンション'),
  wish({ building_type_id: typeIds(903) }, 'アパート', '学生アパート,学生向けアパート,木造アパート'),
  wish(
    { building_type_id: dormitory, condition: idsLike('condition', 53) },
    `${women}の学生寮・学生会館`,
    '女子寮,女子学生寮,女子学生会館,女子会館,女性専用寮,女性寮',
  ),
  wish(
    { building_type_id: dormitory, condition: [917] },
    `${men}の学生寮・学生会館`,
    '男子寮,男子学生寮,男子学生会館,男子会館,男性寮',
  ),
  wish(
    { building_type_id: typeIds(52), condition: idsLike('condition', 53) },
    `${women}の学生マンション`,
    '女子学生マンション,女子マンション',
  ),
  wish(
    { condition: [912, 913] },
    '敷金・礼金なし',
    `${without('敷金礼金', '敷礼', '敷金も礼金', '礼金も敷金', '敷金と礼金', '初期費用')},初期費用を抑えたい,初期費用が安い,初期費用が安くて,初期費用の安い,初期費用が少ない,初期費用が低い,初期費用を抑えて,初期費用を安く,初期費用抑えたい,敷礼ゼロ,敷金礼金ゼロ,敷金礼金0,ゼロゼロ,敷0礼0,敷礼0,初期費用なし,ゼロゼロ物件,敷金・礼金ゼロ`,
  ),
  wish({ building_age_max: 5 }, '新築・築浅（5年以内）', '築浅,築浅物件,新築・築浅'),
  // Everyday wishes (contract, 8.9).
  wish(
    { optional_condition: [914] },
    '築5年以内（できれば）',
    `${inSentences('新しい')},新しい建物,新しめ,新しめの,あたらしい,あたらしめ,きれい,綺麗,きれいな,綺麗な,築年数が浅い,築年数の浅い`,
  ),
  wish(
    { sort: 'cost_asc' },
    '毎月の実質負担が安い順',
    `${inSentences('安い,なるべく安い,できるだけ安い,家賃が安い')},家賃の安い,安い部屋,安ければいい,安ければ何でもいい,安ければなんでもいい,安ければどこでもいい,やすければなんでもいい,やすければどこでもいい,やすければいい,安ければ安いほどいい,やすい,やすければ,やすくて,安め,安いところ,安いとこ,格安,激安,お手頃,手頃,手ごろ,リーズナブル,低予算,節約,節約したい,コスパ,コスパがいい,コスパの良い,家賃が安い,家賃の安い,なるべく安い,できるだけ安い,一番安い,最安`,
  ),
  wish(
    { sort: 'commute_asc' },
    '近い順',
    `${inSentences('近い')},学校から近い,大学のすぐ近く,学校のすぐ近く,すぐ近く,ちかい,近め,なるべく近い,できるだけ近い,一番近い,学校に近い,大学に近い,学校の近く,大学の近く,大学チカ,学校チカ,大学ちかめ`,
  ),
  wish(
    { sort: 'room_area_desc' },
    '広い順',
    `${inSentences('広い')},部屋が広い,ひろい,広め,広々,ゆったり,広い部屋,広めの部屋,なるべく広い,できるだけ広い,一番広い`,
  ),
  wish(
    { direction: ['南', '南東', '南西'] },
    '日当たり（南・南東・南西向き）',
    '日当たり,日当たりがいい,日当たりの良い,日当たり良好,日当たり重視,日あたり,ひあたり,陽当たり,陽当り,日当り,日当り良好,明るい,明るい部屋,南側',
  ),
  wish(
    { gender_type: womenAdmitted.slice() },
    '女性が入居できる',
    '女性,女,女子,女の子,女子学生,女子大生,女学生,女性可,女性OK,娘,娘さん,女性向け,女性が住める,女の子が住める',
  ),
  wish(
    { gender_type: menAdmitted.slice() },
    '男性が入居できる',
    '男性,男,男子,男の子,男子学生,男子大学生,男性可,男性OK,息子,息子さん,男性向け,男性が住める,男の子が住める',
  ),
  wish(
    { is_quiet: true },
    searchFields.is_quiet.label,
    '静かさ,静か,静かな,静かめ,しずか,閑静,閑静な,閑静な住宅街,騒がしくない,うるさくない,静かなところ,静かな場所,静かな環境',
  ),
  wish(
    {},
    '治安（この条件では絞り込めません）',
    '治安,治安がいい,治安の良い,治安が良い,治安のいい,安全,安全な,安心,安心な,安心して住める',
  ),
  wish(
    { is_along_large_streets: true },
    searchFields.is_along_large_streets.chip(),
    '大通り沿いの帰り道,大通り沿い,大通り沿いの道,大通り沿いの道で帰れる,大通り沿いで帰れる,大通りを通って帰れる,大きい道で帰れる,大きな道で帰れる,広い道で帰れる,人通りの多い道で帰れる',
  ),
  wish(
    { is_near_police: true },
    searchFields.is_near_police.chip(),
    '交番,交番近く,交番の近く,交番が近い,交番の近い,交番に近い,交番が近くにある,近くに交番,派出所,駐在所,交番まで5分,交番まで徒歩5分,交番から近い',
  ),
  wish(
    { is_near_store: true },
    searchFields.is_near_store.chip(),
    'コンビニ,コンビニ近く,コンビニの近く,コンビニが近い,コンビニの近い,コンビニに近い,コンビニが近くにある,近くにコンビニ,コンビニ近,コンビニチカ,コンビニまで3分,コンビニまで徒歩3分,コンビニから近い,コンビニエンスストア',
  ),
  ...unsearchable.map(([name, words]) =>
    wish({}, `${name}（この条件では絞り込めません）`, `${name},${words}`),
  ),
  wish(
    { optional_equipment: [801, 802] },
    'セキュリティ（オートロック・防犯カメラ、できれば）',
    'セキュリティ,セキュリティがしっかり,セキュリティのしっかりした,防犯,防犯がしっかり,セキュリティ重視,防犯面',
  ),
  wish({ building_age_max: 1 }, '新築（1年以内）', '新築,新築物件'),
  wish(
    { meal_type: [3] },
    labelOf(mealTypes, 3) ?? '',
    '朝食付き,朝ごはん付き,朝食あり,朝食だけ,朝食のみ,朝ごはんだけ,朝だけごはん',
  ),
  wish(
    { meal_type: [4] },
    labelOf(mealTypes, 4) ?? '',
    '夕食付き,夕飯付き,晩ごはん付き,夕食あり,夕食だけ,夕食のみ,夕飯だけ,晩ごはんだけ',
  ),
  wish(
    { meal_type: [0] },
    labelOf(mealTypes, 0) ?? '',
    `${without('食事', 'ご飯', 'ごはん')},自炊,自炊したい`,
  ),
  wish(
    { gender_type: [0] },
    '男女とも入居可',
    '男女可,性別を問わない,性別不問,性別問わず,性別問わない,男女問わず,男女問わない,男女不問,男女混合,男女共用,男女OK,男女入居可',
  ),
  wish({ vacant_status_id: [1, 3] }, '空室あり', '空室,空きあり,空き部屋,空室のみ,空いてる'),
  wish(
    { walk_minutes_max: 5 },
    '駅から徒歩5分以内',
    `駅近,駅近物件,駅チカ,えきちか,${inSentences('駅から近い,駅に近い,駅からも近い,駅にも近い')}`,
  ),
  wish({ is_without_renewal_fee: true }, '更新料なし', without('更新料', 'こうしんりょう')),
  wish({ is_without_curfew: true }, '門限なし', `${without('門限', 'もんげん')},${unwanted('門限')}`),
  wish(
    { is_midterm_cancelable: true },
    '途中解約可',
    '途中で退去,途中で解約,途中で引っ越せる,中途解約,途中解約,短期,短期でも,短期契約,短期解約可,マンスリー,ウィークリー,短期間,途中で解約できる,半年だけ,1年だけ,短い期間',
  ),
  wish({ is_youtube: true }, '動画あり', '動画,ルームツアー'),
  wish({ is_panorama: true }, 'パノラマあり', 'パノラマ,360度,VR'),
  wish({ is_include_management: true }, '管理費込み', '共益費込み,管理費込,共益費込,管理費含む'),
  wish(
    { commute_transfers_max: 0 },
    '乗換なし',
    '乗り換えなし,乗換無し,乗り換え無し,直通,乗換0回,一本で,1本で,一本の駅,1本の駅,一本のところ,1本のところ,一本の場所,1本の場所,電車で一本,電車一本',
  ),
  wish({ commute_transfers_max: 1 }, '乗換1回まで', '乗り換え1回,乗換1回,乗り換え1回まで,乗換1回以内'),
  ...directions.map((direction) => wish({ direction: [direction] }, `${direction}向き`, `${direction}向`)),
  wish(
    { floor_min: 2 },
    '2階以上',
    `${without('1階')},1階ではない,1階じゃない,1階は怖い,一階は怖い,1階は不安,一階は不安,高層階,上層階,上の階,高い階,上のほうの階,上の方の階,二階以上,上階,2F以上`,
  ),
  wish({ layout: ['1R'] }, layoutLabel('1R'), 'ワンルーム,ワンルームマンション,1ルーム,ワンR,studio'),
  wish({ layout: ['1K'] }, layoutLabel('1K'), 'ワンケー,いちけー'),
  wish({ layout: ['1DK'] }, layoutLabel('1DK'), 'ワンディーケー,いちでぃーけー'),
  wish({ layout: ['1LDK'] }, layoutLabel('1LDK'), 'ワンエルディーケー,いちエルディーケー,いちえるでぃーけー'),
  wish({ layout: ['2K'] }, layoutLabel('2K')),
  wish(
    { layout: ['2K', '2DK+'] },
    '2部屋以上',
    '2部屋,2部屋ある,部屋が2つ,部屋が2つある,お部屋が2つ,部屋2つ,2つ部屋がある',
  ),
  wish(
    { layout: ['2DK+'] },
    layoutLabel('2DK+'),
    '2DK,2LDK,3K,3DK,3LDK,4LDK,ルームシェア,2SLDK,4DK,4K,3LDK以上,2LDK以上',
  ),
];

/**
 * Parts of the country as people name them. The bare names of most are those of universities as well (東北, 九州), and mean
 * these; 関西 is the region (contract, 8.9).
 */
const partsOfCountry: readonly Wish[] = [
  wish({ pref_id: [13] }, '東京都内', '都内,東京都内,都内全域'),
  wish(
    { city_id: Array.from({ length: 23 }, (_, at) => 13_101 + at) },
    '東京23区',
    '23区,23区内,東京23区内,都区部,東京都区部',
  ),
  ...areasOfCities.map(([name, words, ids]) => wish({ city_id: [...ids] }, name, words)),
  wish({ pref_id: [2, 3, 4, 5, 6, 7] }, '東北地方', '東北エリア'),
  wish({ pref_id: [8, 9, 10, 11, 12, 13, 14] }, '関東', '関東地方,関東エリア,関東圏'),
  wish({ pref_id: [11, 12, 13, 14] }, '首都圏', '東京圏,1都3県,一都三県'),
  wish({ pref_id: [15, 19, 20] }, '甲信越', '甲信越地方'),
  wish({ pref_id: [16, 17, 18] }, '北陸', '北陸地方,北陸エリア'),
  wish({ pref_id: [21, 22, 23, 24] }, '東海地方', '東海エリア,東海圏'),
  wish({ pref_id: [25, 26, 27, 28, 29, 30] }, '関西', '関西地方,関西エリア,関西圏,近畿地方,近畿圏,京阪神'),
  wish({ pref_id: [31, 32, 33, 34, 35] }, '中国地方', '中国エリア'),
  wish({ pref_id: [36, 37, 38, 39] }, '四国地方', '四国エリア'),
  wish({ pref_id: [40, 41, 42, 43, 44, 45, 46] }, '九州地方', '九州エリア'),
];

/** 家具付き is typed 家具つき and 家具付 as well. */
const inBothWritings = (word: string): string[] =>
  word.endsWith('付き') ? [word, word.replace(/付き$/, 'つき'), word.replace(/付き$/, '付')] : [word];

/** All wishes that are single words. Two of one name are one, with the words of both. */
export function wishes(masters: readonly MasterRow[]): Wish[] {
  const named = new Set(buildingTypes.map(({ label }) => label));
  const all = [
    ...otherWishes,
    ...partsOfCountry,
    ...masterWishes(masters).filter(({ name }) => !named.has(name)),
  ];
  return all.map(({ words, ...one }) => {
    const readings = wishReadings[one.name]?.split(',') ?? [];
    return Object.assign(one, {
      words: words.concat(readings).flatMap(withParticles).flatMap(inBothWritings),
    });
  });
}
