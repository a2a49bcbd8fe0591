import { vars } from './theme.css.ts'

/** The height that the header leaves of the first screen, at most `most`. */
export const firstScreen = (most: string): string =>
  `min(${most}, calc(100svh - ${vars.target.header} - ${vars.space[5]}))`
