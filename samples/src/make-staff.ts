import { createRandom, pick, sample } from './random.ts';
import type { Shop } from './make-shops.ts';

const SURNAMES =
  `佐藤:サトウ 鈴木:スズキ 高橋:タカハシ 田中:タナカ 伊藤:イトウ 渡辺:ワタナベ 山本:ヤマモト 中村:ナカムラ 小林:コバヤシ 加藤:カトウ 吉田:ヨシダ 山田:ヤマダ 佐々木:ササキ 松本:マツモト 井上:イノウエ 木村:キムラ 清水:シミズ 林:ハヤシ 斎藤:サイトウ 山口:ヤマグチ`.split(
    ' ',
  );
const GIVEN_NAMES =
  `翔太:ショウタ 健太:ケンタ 大輔:ダイスケ 拓也:タクヤ 直樹:ナオキ 美咲:ミサキ 愛:アイ 彩香:アヤカ 真由美:マユミ 千尋:チヒロ 優子:ユウコ 香織:カオリ 亮:リョウ 恵:メグミ 沙織:サオリ 和也:カズヤ`.split(
    ' ',
  );
const POSITIONS = ['店長', 'リーダー', 'アドバイザー'];
const MESSAGES = [
  '学校までの道のりや周りのお店など、実際に歩いて確かめたことをお伝えします。',
  '初期費用と毎月の費用を一覧にして、分かりやすくご説明します。',
  '遠方の方にはビデオ通話でお部屋をご案内します。気になる所を何度でもお見せします。',
  '保護者の方のご心配な点も、どうぞお聞かせください。',
  '食事付きの学生会館と一人暮らしのマンション、それぞれの良さをお話しします。',
  '合格発表前の予約の仕組みを、日程に合わせてご案内します。',
];
const HOBBIES = [
  '散歩',
  '料理',
  'サッカー観戦',
  '読書',
  '写真',
  'カフェめぐり',
  '自転車',
  '映画鑑賞',
  '登山',
  'パン作り',
];

function split(pair: string): [name: string, kana: string] {
  const [name = '', kana = ''] = pair.split(':');
  return [name, kana];
}

/** Three people per shop; names and faces are invented. */
export function makeStaff(shops: readonly Pick<Shop, 'shop_id'>[]) {
  return shops.flatMap(({ shop_id }) => {
    const random = createRandom(900 + shop_id);
    const surnames = sample(random, SURNAMES, POSITIONS.length);
    const messages = sample(random, MESSAGES, POSITIONS.length);
    return POSITIONS.map((position, index) => {
      const [surname, surnameKana] = split(surnames[index]!);
      const staffId = shop_id * 10 + index;
      const [given, givenKana] = split(pick(random, GIVEN_NAMES));
      return {
        staff_id: staffId,
        shop_id,
        name: `${surname} ${given}`,
        kana: `${surnameKana} ${givenKana}`,
        position,
        image_path: `/images/pictures/staff-${staffId}.webp`,
        message: messages[index]!,
        languages: random() < 0.25 ? ['日本語', '英語'] : ['日本語'],
        hobby: pick(random, HOBBIES),
        sort_no: index + 1,
      };
    });
  });
}
