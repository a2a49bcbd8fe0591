import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

export const line = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[0.5],
  paddingBlock: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { borderBottom: `${vars.rule.hair} solid ${vars.color.mares}` } },
  '@media': {
    [media.phone]: { paddingBlock: vars.space[1.5] },
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 7fr) auto',
      columnGap: vars.space[4],
      alignItems: 'baseline',
      paddingBlock: vars.space[3],
    },
  },
})
globalStyle(`${line} > :first-child`, { '@media': { [media.phone]: { fontSize: vars.size.intro } } })
globalStyle(`${line} > :last-child`, { '@media': { [media.phone]: { fontSize: vars.size.label } } })
/** The link covers the line. */
export const title = style({
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
