export interface SearchedStation {
  prefId: number | null;
  stationId: number | null;
  /** As the visitor wrote it, without 駅. */
  name: string;
}

const readId = (text: string | null, max: number): number | null => {
  const id = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : NaN;
  return id <= max ? id : null;
};

/** What was searched, as the address tells it; what it does not understand it leaves out. */
export function readSearched(query: URLSearchParams): SearchedStation {
  const name = (query.get('station_name') ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return {
    prefId: readId(query.get('pref_id'), 47),
    stationId: readId(query.get('station_id'), 999_999_999),
    name: [...name]
      .slice(0, 50)
      .join('')
      .replace(/(?<=.)駅$/, ''),
  };
}
