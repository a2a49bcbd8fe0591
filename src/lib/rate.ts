/** Most decimals that a rate is written with: 0.01255 is 1.255 %. Sums and texts are exact up to there. */
export const rateDecimals = 5

const scale = 10 ** rateDecimals

/** What a rate makes of an amount, whole euro, halves rounded up. Counted in integers, so that no fraction is lost. */
export const euroAtRate = (euro: number, rate: number): number => Math.round((euro * Math.round(rate * scale)) / scale)
