import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the contents are on the right, and the button is below the words. */
export const columns = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[4]} ${vars.space[8]}`,
    },
  },
})
export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
})
export const contents = style({
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.wide]: { gridArea: '1 / 2 / 3 / 3', alignSelf: 'end' } },
})
export const entry = style({
  display: 'block',
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  '@media': {
    [media.wide]: { paddingBlock: vars.space[1.5], fontSize: vars.size.h3 },
    [media.hover]: { ':hover': { color: vars.color.terracotta } },
  },
})
export const action = style({ '@media': { [media.phone]: { marginTop: vars.space[1] } } })
