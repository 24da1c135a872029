import { searchFields } from '@gakumado/shared/search-fields';

/** Readings of wishes for those who type kana or Latin letters, and what students from abroad call them, by the name of the wish. */
export const wishReadings: Readonly<Record<string, string>> = {
  オートロック: 'auto lock,autolock,auto-lock',
  防犯カメラ: 'ぼうはんかめら,security camera',
  宅配ボックス: 'たくはいぼっくす,delivery box,parcel locker',
  インターネット無料: 'いんたーねっとむりょう,ねっとむりょう,free internet,internet included,internet',
  'Wi-Fi無料': 'free wifi,wifi included,with wifi',
  'バス・トイレ別':
    'ばすといれべつ,ふろといれべつ,separate bath and toilet,bath toilet separate,separate bathroom,bath and toilet separate,separate bath toilet',
  独立洗面台: 'せんめんだい,どくりつせんめんだい',
  エアコン: 'air conditioner,aircon,air conditioning',
  エレベーター: 'elevator,lift',
  駐輪場: 'ちゅうりんじょう,bicycle parking',
  家具付き:
    'かぐつき,かぐあり,かぐかでんあり,かぐかでんつき,furnished,with furniture,fully furnished,furniture,kagu',
  食事付き: 'しょくじつき,しょくじ付き,ごはんつき,with meals,meals included,meals',
  女性専用:
    'じょせいせんよう,じょしせんよう,女性だけ,女性だけの,女性だけの建物,女子だけ,女の子だけの,女性しか住めない,女生専用,女生专用,限女生,女の子だけ,男子禁制,男性立ち入り禁止,男性立入禁止,男性立入り禁止,男子立ち入り禁止,男子立入禁止,for women only,for girls only,男性禁制,women only,female only,girls only,ladies only,women-only,only women',
  男性専用:
    'for men only,女性立ち入り禁止,女子立ち入り禁止,だんせいせんよう,だんしせんよう,男性だけ,男子だけ,男の子だけ,男生专用,men only,male only,boys only',
  '礼金・入館金なし': 'れいきんなし,れいきんぜろ,no key money,without key money,zero key money',
  敷金なし: 'しききんなし,しききんぜろ,no deposit,without deposit',
  '敷金・礼金なし':
    'しきれいなし,しきれいぜろ,しききんれいきんなし,no deposit no key money,no deposit and key money',
  保証人不要:
    'ほしょうにんなし,ほしょうにんふよう,ほしょうにんいらない,no guarantor,without guarantor,guarantor not required,no guarantor needed',
  留学生歓迎:
    'りゅうがくせい,りゅうがくせいかんげい,外国人,外国籍,外国人ok,外国人でも借りられる,外国人でも住める,外国人でもいい,外国人でも大丈夫,外国人でも,international student,international students,international student ok,foreigner ok,foreigners ok,foreign student,foreigner friendly',
  即入居可:
    'そくにゅうきょ,今すぐ住みたい,今すぐ住める,今すぐ入居したい,今すぐ,いますぐ,move in now,available now',
  更新料なし: 'こうしんりょうなし,no renewal fee',
  門限なし: 'もんげんなし,門限あるんは嫌,門限があるのは嫌,門限があるところは嫌,no curfew',
  学生寮: 'dormitory,dorm,student dormitory,student dorm,dormitories,宿舎,宿舍,学生宿舍,学生宿舎',
  学生会館: 'student residence,student hall',
  学生マンション: 'student apartment,student apartments,student mansion',
  毎月の実質負担が安い順:
    '便宜,便宜的,cheap,cheapest,affordable,low rent,高くない,高くなか,高うない,高ない,家賃が高くない,家賃の高くない,高すぎない',
  近い順: 'close to campus,close to school,nearest',
  広い順: '狭くない,せまくない,spacious,large room',
  '築5年以内（できれば）': '古くない,古すぎない,ボロくない,きれいめ,new building',
  [searchFields.is_quiet.label]: 'quiet,quiet area',
  [searchFields.is_near_police.chip()]: 'こうばん,police box,koban,near police box',
  [searchFields.is_near_store.chip()]: 'こんびに,convenience store,near convenience store,conbini,konbini',
  '治安（この条件では絞り込めません）': 'safe,safe area,safety',
  '2人入居（この条件では絞り込めません）': '彼女と住める,彼氏と住める,友達と住める,同棲,ふたり暮らし',
  'ペット（この条件では絞り込めません）':
    'ペット飼いたい,ペットを飼いたい,ペットが飼いたい,pets allowed,pet friendly',
  '女性専用の学生寮・学生会館':
    'じょしりょう,じょせいりょう,じょしがくせいりょう,じょしかいかん,girls dormitory,womens dormitory,female dormitory',
  '男性専用の学生寮・学生会館':
    'だんしりょう,だんせいりょう,だんしがくせいりょう,だんしかいかん,boys dormitory,mens dormitory,male dormitory',
  女性が入居できる:
    'おんなのこ,じょし,じょせい,むすめ,姪,姪っ子,めいっこ,孫娘,お嬢さん,長女,次女,娘さん用,for women',
  男性が入居できる: 'おとこのこ,だんし,だんせい,むすこ,甥,甥っ子,おいっこ,孫息子,長男,次男,三男,for men',
  冷蔵庫: 'れいぞうこ',
  洗濯機: 'せんたくき',
  電子レンジ: 'でんしれんじ',
  収納: 'しゅうのう',
  食堂: 'しょくどう',
  自習室: 'じしゅうしつ',
  大浴場: 'だいよくじょう',
  管理人常駐: 'かんりにん',
  管理費込み: 'かんりひこみ',
  乗換なし: 'のりかえなし',
  途中解約可: 'とちゅうかいやく,たんき',
  '2階以上': 'にかいいじょう',
  '楽器（この条件では絞り込めません）': 'がっき',
  '防音（この条件では絞り込めません）': 'ぼうおん',
  '駐車場（この条件では絞り込めません）': 'ちゅうしゃじょう',
  '鉄筋コンクリート（この条件では絞り込めません）': 'てっきん',
  '新築（1年以内）': 'しんちく',
  '新築・築浅（5年以内）': 'ちくあさ',
  南向き: 'みなみむき',
  駅から徒歩5分以内: '駅に近く,near station',
  東京都内: 'とない',
  東京23区: '特別区,東京特別区',
  首都圏: 'しゅとけん',
};
