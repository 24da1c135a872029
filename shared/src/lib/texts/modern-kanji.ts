/** Old and rare forms of characters in names, each before the form that is compared. */
const pairs =
  '學学國国應応澤沢獨独藝芸佛仏龍竜鷗鴎邊辺邉辺廣広濱浜濵浜櫻桜齋斎齊斉壽寿惠恵榮栄圓円澁渋鐵鉄縣県區区會会醫医團団圖図體体聲声德徳眞真實実寶宝豐豊檜桧瀨瀬籠篭淵渕髙高﨑崎嵜崎嶋島嶌島冨富峯峰舘館條条塚塚曾曽藪薮萬万稻稲臺台瀧滝關関驛駅舊旧靜静戶戸黑黒總総觀観經経濟済藥薬齒歯樂楽專専麴麹蘆芦龜亀淨浄黃黄靑青辯弁辨弁爲為發発氣気續続讀読賣売與与傳伝變変譽誉對対歷歴橫横渡渡莊荘莊荘鄕郷嶽岳薗園祗祇晝昼槇槙彌弥禮礼處処號号亞亜榮栄釋釈麗麗狹狭巖巌繩縄鹽塩蟲虫蠶蚕勞労營営衞衛遙遥';

const characters = [...pairs];

/** Each old form with the one that stands for it. */
export const modernKanji: ReadonlyMap<string, string> = new Map(
  characters.flatMap((old, index) => (index % 2 === 0 ? [[old, characters[index + 1] ?? old]] : [])),
);

const OLD = new RegExp(`[${[...modernKanji.keys()].join('')}]`, 'gu');

/** 驛 and 濱 as 駅 and 浜. */
export const withModernKanji = (text: string): string =>
  text.replace(OLD, (old) => modernKanji.get(old) ?? old);
