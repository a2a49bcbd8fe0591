import { vars } from './theme.css.ts'

/** Viewport height below the header, at most `most`. */
export const firstScreen = (most: string): string =>
  `min(${most}, calc(100svh - ${vars.target.header} - ${vars.space[5]}))`
