import { GUIDE_PRICE_LEFT_OUT, GUIDE_PRICE_MEANING } from './guide-price-texts.ts';
import type { faqCategories } from '../vocabulary/faq-categories.ts';

interface TermGroup<Name extends string> {
  title: string;
  /** The category of questions that says more. */
  faq: (typeof faqCategories)[number]['slug'];
  terms: readonly {
    name: Name;
    /** Its reading in hiragana. */
    reading: string;
    /** Other words for it. */
    also?: readonly string[];
    /** One to three plain sentences. */
    meaning: string;
  }[];
}

const groups = [
  {
    title: '契約のときの費用',
    faq: 'chintai',
    terms: [
      {
        name: '敷金',
        reading: 'しききん',
        meaning:
          '家賃の未払いや、借りた人の責任で傷めたところの修理に備えて、貸主に預けるお金です。退去のときに、その分を差し引いた残りが返されます。',
      },
      {
        name: '礼金',
        reading: 'れいきん',
        meaning: '契約のときに貸主に支払うお金です。退去のときに返されることはありません。',
      },
      {
        name: '入館金',
        reading: 'にゅうかんきん',
        meaning:
          '学生会館や学生寮に入るときに支払うお金です。多くの場合、返されません。はじめの一度だけか、年ごとにかかるかを確かめておきましょう。',
      },
      {
        name: '仲介手数料',
        reading: 'ちゅうかいてすうりょう',
        meaning:
          '部屋を紹介して契約の手続きをした不動産会社に支払うお金です。住むための部屋では、貸主と借主から受け取れる額は、合わせて賃料の1か月分と消費税までが原則です。',
      },
      {
        name: '保証委託料',
        reading: 'ほしょういたくりょう',
        also: ['保証料'],
        meaning:
          '家賃の支払いを保証会社に保証してもらうための費用です。契約のときのほかに、毎年や毎月かかる契約もあります。',
      },
      {
        name: '火災保険料',
        reading: 'かさいほけんりょう',
        also: ['火災保険'],
        meaning:
          '火事や水漏れなどに備える保険の料金です。家財の損害のほか、貸主や下の階の方への賠償を含むものが一般的です。',
      },
      {
        name: '鍵交換費',
        reading: 'かぎこうかんひ',
        also: ['鍵交換'],
        meaning: '前に住んでいた方の鍵で開かないように、玄関の錠を取り替える費用です。',
      },
      {
        name: 'フリーレント',
        reading: 'ふりーれんと',
        meaning:
          '入居してから決まった期間の賃料がかからない契約です。早く解約すると、その分の支払いが必要になることがあります。',
      },
    ],
  },
  {
    title: '毎月の費用',
    faq: 'chintai',
    terms: [
      {
        name: '賃料',
        reading: 'ちんりょう',
        also: ['家賃'],
        meaning: '部屋を借りるために毎月支払うお金です。家賃ともいいます。',
      },
      {
        name: '管理費・共益費',
        reading: 'かんりひ・きょうえきひ',
        meaning:
          '廊下の照明やエレベーター、清掃など、みんなで使う場所を保つための費用です。賃料とは別に、毎月支払います。',
      },
      {
        name: '食費込み',
        reading: 'しょくひこみ',
        meaning:
          '食事の料金が、毎月の賃料などに含まれていることです。食べなかった分が返されるかどうかは、住まいによって異なります。',
      },
      {
        name: '日割り',
        reading: 'ひわり',
        also: ['日割り家賃'],
        meaning: '月の途中で入居や退去をするときに、その月の賃料を日数に応じて計算することです。',
      },
      {
        name: '毎月の実質負担',
        reading: 'まいつきのじっしつふたん',
        meaning:
          '入居から退去までに必ずかかる費用を合わせ、返される予定の額を差し引いて、住む月数で割った金額です。賃料のほかの費用が多い物件と少ない物件を、同じものさしで比べられます。',
      },
      {
        name: 'めやす賃料',
        reading: 'めやすちんりょう',
        meaning: `${GUIDE_PRICE_MEANING}${GUIDE_PRICE_LEFT_OUT}`,
      },
    ],
  },
  {
    title: '契約と更新',
    faq: 'keiyaku',
    terms: [
      {
        name: '契約期間',
        reading: 'けいやくきかん',
        meaning:
          '契約で決めた、部屋を借りる期間です。2年の契約が多く、学生会館では1年ごとや卒業までの契約もあります。',
      },
      {
        name: '普通借家',
        reading: 'ふつうしゃっか',
        meaning:
          '期間が終わっても、借りている人が望めば更新できる契約です。貸主が更新を断るには、正当な理由が必要です。',
      },
      {
        name: '定期借家',
        reading: 'ていきしゃっか',
        meaning:
          '決めた期間で終わり、更新のない契約です。続けて住むには、貸主と借主が合意して、新しく契約を結びます。',
      },
      {
        name: '更新料',
        reading: 'こうしんりょう',
        meaning:
          '契約を更新するときに、貸主に支払うお金です。額は地域や部屋によって異なり、かからない部屋もあります。',
      },
      {
        name: '更新手数料',
        reading: 'こうしんてすうりょう',
        meaning: '更新の手続きをする管理会社などに支払う費用です。更新料とは別にかかることがあります。',
      },
      {
        name: '連帯保証人',
        reading: 'れんたいほしょうにん',
        also: ['保証人'],
        meaning:
          '借りた人が家賃などを支払えないときに、代わりに支払う義務を負う人です。学生の部屋では、保護者がなることが多くあります。個人が保証人になるときは、保証する限度の額が契約書に記されます。',
      },
      {
        name: '重要事項説明',
        reading: 'じゅうようじこうせつめい',
        also: ['重説'],
        meaning:
          '契約の前に、宅地建物取引士が、物件と契約の大切な点を書面をもとに説明することです。分からないところは、その場で質問できます。',
      },
      {
        name: 'IT重説',
        reading: 'あいてぃーじゅうせつ',
        meaning: '重要事項説明を、ビデオ通話で受けることです。店舗へ行かずに、ご自宅で説明を聞けます。',
      },
      {
        name: '取引態様',
        reading: 'とりひきたいよう',
        meaning:
          '広告を出している不動産会社の立場です。自ら貸す「貸主」、貸主に代わって契約する「代理」、間に立って紹介する「仲介（媒介）」があります。',
      },
    ],
  },
  {
    title: '解約と退去',
    faq: 'koushin',
    terms: [
      {
        name: '途中解約',
        reading: 'とちゅうかいやく',
        meaning:
          '契約期間が終わる前に、契約をやめることです。できるかどうか、違約金がかかるかどうかは、契約書に記されています。',
      },
      {
        name: '解約予告',
        reading: 'かいやくよこく',
        meaning:
          '退去することを、前もって貸主や管理会社に知らせることです。1か月前までの契約が多く、2か月前や3か月前までの契約もあります。',
      },
      {
        name: '違約金',
        reading: 'いやくきん',
        meaning: '決められた期間より早く解約したときなどに、契約に従って支払うお金です。',
      },
      {
        name: '原状回復',
        reading: 'げんじょうかいふく',
        meaning:
          '借りた人の不注意などで生じた傷や汚れを、退去のときに直すことです。日焼けや家具の跡のように、ふつうに暮らして生じる傷みや、年月による変化は含まれません。',
      },
    ],
  },
  {
    title: '見学と申し込み',
    faq: 'yoyaku',
    terms: [
      {
        name: 'オンライン内見',
        reading: 'おんらいんないけん',
        also: ['オンライン見学'],
        meaning: '担当者がビデオ通話で部屋を映し、離れたところから見学する方法です。',
      },
      {
        name: 'セルフ内見',
        reading: 'せるふないけん',
        meaning: '担当者が立ち会わず、予約した時間に自分たちだけで部屋を見学する方法です。',
      },
      {
        name: '合格発表前予約',
        reading: 'ごうかくはっぴょうまえよやく',
        meaning:
          '合格の発表を待つあいだに、部屋を予約しておく方法です。進学しなかったときの取り消しや返金の決まりは、物件によって異なります。',
      },
      {
        name: 'キャンセル待ち',
        reading: 'きゃんせるまち',
        meaning: '満室の物件で、空室が出たときにお知らせを受けられるように登録しておくことです。',
      },
    ],
  },
  {
    title: '間取りと広さ',
    faq: 'setsubi',
    terms: [
      {
        name: '1R',
        reading: 'わんるーむ',
        also: ['ワンルーム'],
        meaning: '居室とキッチンの間に仕切りのない、ひと続きの部屋です。ワンルームともいいます。',
      },
      {
        name: '1K',
        reading: 'わんけー',
        meaning: '居室が一つと、仕切りで分かれたキッチンのある間取りです。学生の部屋に最も多い形です。',
      },
      {
        name: '1DK',
        reading: 'わんでぃーけー',
        meaning:
          '居室が一つと、食事のできる広さのキッチンのある間取りです。キッチンの広さは、4.5畳以上8畳未満が目安です。',
      },
      {
        name: '1LDK',
        reading: 'わんえるでぃーけー',
        meaning: '居室が一つと、居間と食堂とキッチンを兼ねた8畳以上の部屋のある間取りです。',
      },
      {
        name: '畳・帖',
        reading: 'じょう',
        meaning: '部屋の広さを表す単位です。不動産の広告では、1畳を1.62㎡以上として表します。',
      },
      {
        name: '専有面積',
        reading: 'せんゆうめんせき',
        meaning: '借りた人だけが使える、部屋の床の面積です。バルコニーや共用の廊下は含みません。',
      },
    ],
  },
  {
    title: '住まいの種類と建物',
    faq: 'shurui',
    terms: [
      {
        name: '学生マンション',
        reading: 'がくせいまんしょん',
        meaning: '学生の入居を前提としたマンションです。台所や浴室が部屋にあり、自分の時間割で暮らせます。',
      },
      {
        name: '学生会館',
        reading: 'がくせいかいかん',
        meaning:
          '学生のための、管理の行き届いた住まいです。食堂や自習室など、みんなで使う設備のある建物が多く、食事の付くところもあります。',
      },
      {
        name: '学生寮',
        reading: 'がくせいりょう',
        meaning:
          '学校や団体などが、学生のために設けた住まいです。みんなで使う設備が多く、費用を抑えやすいかわりに、暮らし方の決まりがあります。',
      },
      {
        name: '門限',
        reading: 'もんげん',
        meaning:
          '夜、帰らなければならない時刻の決まりです。アルバイトや実習で遅くなるときの届け出の方法も確かめておきましょう。',
      },
      {
        name: 'RC造',
        reading: 'あーるしーぞう',
        also: ['鉄筋コンクリート'],
        meaning:
          '鉄筋コンクリート造のことです。木造や鉄骨造と比べて、音が伝わりにくく、火に強い造りとされています。',
      },
      {
        name: '鉄骨造',
        reading: 'てっこつぞう',
        meaning:
          '鉄の柱と梁で支える造りです。S造とも書きます。音の伝わり方は、壁や床の造りによって変わります。',
      },
      {
        name: '木造',
        reading: 'もくぞう',
        meaning:
          '木の柱と梁で支える造りです。賃料が手ごろな部屋が多いかわりに、音や寒さは建物によって差があります。',
      },
      {
        name: 'オートロック',
        reading: 'おーとろっく',
        meaning:
          '建物の入口の扉が自動で閉まり、鍵や部屋からの操作で開く仕組みです。入口だけの設備なので、部屋の鍵も忘れずにかけましょう。',
      },
    ],
  },
] as const satisfies readonly TermGroup<string>[];

/** The name of a word of renting, as it is written on the pages. */
export type RentTermName = (typeof groups)[number]['terms'][number]['name'];

export type RentTermGroup = TermGroup<RentTermName>;
export type RentTerm = RentTermGroup['terms'][number];

/** The words of renting by what they are about, each group in the order in which a family meets them. */
export const rentTermGroups: readonly RentTermGroup[] = groups;

export interface FoundRentTerm {
  term: RentTerm;
  group: RentTermGroup;
}

/** A word and its group, or null for a word that is none of them. */
export function findRentTerm(name: string): FoundRentTerm | null {
  for (const group of rentTermGroups) {
    const term = group.terms.find((each) => each.name === name);
    if (term) return { term, group };
  }
  return null;
}
