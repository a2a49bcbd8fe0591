/** Most decimals that a rate is written with: 0.01255 is 1.255 %. Sums and texts are exact up to there. */
export const rateDecimals = 5

const scale = 10 ** rateDecimals

/** Applies a rate to an amount: whole euro, halves rounded up. Computed in integers to avoid floating-point errors. */
export const euroAtRate = (euro: number, rate: number): number => Math.round((euro * Math.round(rate * scale)) / scale)
