/** Prefecture of a city by its official number: 13104 (新宿区) lies in 13. */
export const prefIdOfCity = (cityId: number) => Math.floor(cityId / 1000);
