/** Container query: a list has room for a long German title next to its text. */
export const roomyList = '(min-width: 41rem)'

/** Media queries. Styles start from the phone; these add. */
export const media = {
  /** Two columns begin. */
  medium: '(min-width: 48em)',
  /** The desktop header and the 12-column compositions begin. */
  wide: '(min-width: 64em)',
  /** The full navigation fits beside the logo. */
  full: '(min-width: 80em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  noScript: '(scripting: none)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
} as const
