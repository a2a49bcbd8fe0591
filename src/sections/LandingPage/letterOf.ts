/** The letter of an entry, from its index: `a` for the first. */
export const letterOf = (at: number): string => String.fromCodePoint('a'.codePointAt(0)! + at)
