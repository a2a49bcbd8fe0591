/** Container query: a list has room for a long German title next to its text. */
export const roomyList = '(min-width: 41rem)'

/** Media queries; styles are mobile first. */
export const media = {
  /** Below `medium`, and not on paper. */
  phone: 'screen and (max-width: 47.99em)',
  /** A phone upright, and not paper. */
  narrow: 'screen and (max-width: 29.99em)',
  /** A phone on which the text is enlarged. */
  enlarged: 'screen and (max-width: 18em)',
  /** Start of two-column layouts. */
  medium: '(min-width: 48em)',
  /** Start of the desktop header and the 12-column layouts. */
  wide: '(min-width: 64em)',
  /** The full navigation fits next to the logo. */
  full: '(min-width: 80em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  noScript: '(scripting: none)',
  script: '(scripting: enabled)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
} as const
