/**
 * Replaces lone surrogates in text from outside, such as half an emoji: no encoding has them, and `encodeURIComponent`
 * throws. A form must work in any browser, so this does without `String.prototype.toWellFormed` (2023).
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
