import { nameKey } from '@gakumado/shared/names';

/** Words that only join others, or that apply to every home. The longest ones come first. */
const GLUE_WORDS = [
  // Homes, and looking for one.
  '賃貸物件 賃貸マンション 賃貸アパート 賃貸 物件 御部屋 お部屋 部屋 住まい 住居 家 おうち 学生賃貸 学生向け 学生用 学生さん 学生 新入生 大学生',
  '探している 探しています 探しております 探してます 探してる 探しています 探して 探し 探す 探したい さがしています さがしてます さがして さがす さがし 捜しています 検索',
  '見つけたい 見つけて 見たい 見せて 見せてください 教えて 教えてください 紹介して 紹介してください お願いします 御願いします お願い 宜しく よろしく よろしくお願いします',
  '下さい ください 欲しい ほしい 欲しいです ほしいです がいい が良い がよい 良い いい よい 嬉しい うれしい 助かる 助かります',
  'ありますか ありませんか あるかな ないですか ないかな ないか でしょうか ですか ますか かな かしら',
  // The person who moves in.
  '1人暮らし ひとり暮らし 一人暮らし 1人暮し ひとりぐらし 1人で ひとりで 初めての 初めて はじめて 新生活 住みたい 住める 住む すみたい 住もうと思つて 暮らしたい 暮らす 借りたい 借りる',
  'かな ない 無い ないかな ないですか ありませんか ないでしょうか 知りたい 知りたいです 気になる 考えています 考えてる 検討中 検討しています 予定です 予定 見学したい 内見したい 見学希望 どこ どんな いろいろ 少し ちょつと もう少し',
  'に通う 通つている 通つてる 通つて 通う予定 通う 通える 通いやすい 通いたい 通学できる 通学に便利 通学 に行く 行ける 行きたい 行くのに便利 進学します 進学する 進学 入学します 入学する 入学予定 入学',
  // Around a place.
  '付近 周辺 近辺 近く ちかく 近所 そば 側 沿線 沿い エリア えりあ あたり 辺り 方面 界隈 周り まわり 最寄り駅 最寄駅 最寄り もより 圏内 のところ ところ とこ 場所 あたりで 辺で',
  // How much a wish counts.
  'ほうがいい 方がいい ほうがよい 方がよい ほうが良い 方が良い ほうが嬉しい 方が嬉しい 希望 必須 絶対 できれば 出来れば できたら なるべく できるだけ 出来るだけ とにかく 特に 条件 優先 重視 こだわり おすすめ お勧め オススメ 人気 完備 可能 以内 大丈夫 okな',
  'キャンパス 校舎 校地 大学 学校 学部 生 在学 在住 家賃 賃料 予算 付きの 付き つき 付 あり 有り 有 ある 可 ok おーけー のある がある がついている がついてる がついた がついて ついてる ついている つきの',
  'うちの子 うちの 我が家 子ども 子供 孫 兄 弟 姉 妹 姉弟 兄妹 バイト先 アルバイト先 就職先 勤務先 職場 中間 真ん中 あいだ 間 必ず ぜひ 是非 とりあえず もちろん せいぜい すぐ 自転車で 自転車 歩いて 距離で 距離 電車で 電車 地下鉄で 地下鉄 バスでも バスで',
  '第1希望 第2希望 第3希望 第1志望 第2志望 第3志望 第1候補 第2候補 日本語学校 語学学校 予備校 専門学校 希望条件 間取り 大学名 学校名 お金 のため ために のために いたします 致します 申します おります があつて あつて があると あると があり あり がつき が出る 出る 合格しました 合格した 受かりました 受かつた 通います 通いたい 通いたいです 住みます 行きます なのですが なんですが のですが なんだけど',
  // Manners of letters and of speech.
  '御世話になります お世話になります お世話になつております いつも 恐れ入りますが 恐れ入ります 初めまして はじめまして 突然 失礼いたします 失礼します ご連絡 ご紹介 ご案内 ご検討 ほど 何卒 なにとぞ 拝啓 敬具 このたび この度 誠に 恐縮ですが 差し支えなければ 申し上げます 願い申し上げます お願い申し上げます と申します と申す でございます ございます ございますか ございますでしょうか ございましたら いただけますか いただけますでしょうか いただきたく いただきたい 存じます 幸いです いたしました 致しました いたしまして でして お手数ですが お送りください 下記条件 下記 にて 以上',
  'うかりました うかつた うかつたので いく いくことになつた いくことになりました すむ すみます ひつこす ひつこします ひつこし さがし はるから はる かよえる かよえて かよいたい かよいます かよう かよつている ちかく さがして へやを へや 就活 就活で 夏だけ 彼女 行けて いけて 着けて がいて いて',
  'やねんけど やねん ねんけど ねん やけど んやけど やつたら んですけど ですけど ええねん ええんやけど ええわ ええ あらへん あるかな めつちや ほんまに ほんま 頼むわ たのむわ たのむ らへん とこ めちや すごく ほしいねん えーと ええと えつと あのー あの ねえねえ やつ はある あるん いいから 見つけたい 探してて 探してて ください',
  'だけん やけん じゃけん じゃけえ だけえ やさかい だもんで やもんで じゃから 想找 我想找 想租 我想租 找 附近的 的房子 房子 駅から歩ける 駅まで歩ける 正門 校門 裏門 日本に来る 日本に来ます 日本に来て 日本に来た 日本に行く 日本に行きます 日本に住む 日本に住み 日本で 来日 日本人 日本は 日本の電話番号 日本の携帯 管理費別 共益費別 管理費別途 共益費別途 いんたーん いんたーんで いんたーんしっぷ インターンシップで',
  'おとうさん おかあさん お父さん お母さん 1人つ子 下見 下見に 内覧 日本語 附近 近所の',
  // Parts of towns, and kinds of schools that are no name: 豊中市内で, 国立大の近く.
  '内で 内の 内に 内を 国立大 国公立大 国公立 私立大',
  // Words between others.
  'だけど けれど けど なので ので だから という っていう みたいな ような ように それと あと それから そして かつ また または もしくは あるいは 両方 どちらにも どちらへも どちらからも どちらも どつちも どつちにも どつちへも どつちからも それぞれ',
  'から まで より です ます でも とか など なら だと だ だつたら して した したい する できる できて 来年 今年 今度 来春 今春 来年度 今年度 新年度 春 から です。',
  'の に で と へ を は が も や か な さん し て ね よ',
]
  .join(' ')
  .split(' ')
  .toSorted((a, b) => b.length - a.length);
/** お before kanji is folded to 御 at the start of a word alone: both stand in sentences. */
function withPlainPrefix(key: string): string[] {
  return key.startsWith('御') ? [key, `お${key.slice(1)}`] : [key];
}

/** A word that joins others, at a place of a folded text. */
export const GLUE = new RegExp(
  `(?:${[...new Set(GLUE_WORDS.map(nameKey).filter(Boolean).flatMap(withPlainPrefix))].join('|').replace('|近く|', '|近く(?!て)|')})`,
  'y',
);

/** Words of English, and of Japanese in Latin letters, that join others or apply to every home. */
export const LATIN_GLUE = new Set(
  (
    'a an the in at on of to for from by with and or near nearby around close is am are i my me we our want wants need looking look find live ' +
    'living stay rent apartment apartments apt flat room rooms house housing home accommodation place places student students university univ ' +
    'school campus station sta line area please can could you there any some single per month monthly budget about only daigaku no ni de wo wa ' +
    'ga made kara chikaku chikai heya sagashiteimasu sagashite imasu desu oneigaishimasu onegaishimasu japan tsuki tsukino aru ari hoshii sumitai sagasu kudasai nara goro gurai kurai'
  ).split(' '),
);
