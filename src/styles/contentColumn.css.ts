import { vars } from './theme.css.ts'

/** The content column: full width up to the brand's 1240 px, with the page's margins. */
export const contentColumn = {
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const
