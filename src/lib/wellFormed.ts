/**
 * Text without halves of characters: half an emoji, which a cut or a keyboard leaves behind, is in no encoding, and
 * `encodeURIComponent` throws at it. For text from outside. (`String.prototype.toWellFormed` is newer than our browsers.)
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
