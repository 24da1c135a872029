/** 早稲田 → 早稲田駅. 広島駅 and 大塚駅前 say it themselves, and stay. The function full_station_name of migrations does the same. */
export const fullStationName = (name: string) => (/駅前?$/.test(name) ? name : `${name}駅`);
