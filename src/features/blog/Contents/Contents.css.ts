import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

export const contents = style({
  borderBlock: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { [media.wide]: { borderBlock: 'none' }, print: { display: 'none' } },
})
/** Always expanded next to the text. */
globalStyle(`${contents}::details-content`, {
  '@media': { [media.wide]: { contentVisibility: 'visible', blockSize: 'auto' } },
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.target.button,
  color: vars.color.stone,
  fontSize: vars.size.label,
  fontWeight: 600,
  letterSpacing: '0.14em',
  textTransform: 'uppercase',
  cursor: 'pointer',
  listStyle: 'none',
  '::after': { content: '"+" / ""', fontSize: vars.size.lead, fontWeight: 400 },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { content: '"–" / ""' },
  },
  '@media': {
    [media.wide]: { minHeight: 'auto', cursor: 'auto', pointerEvents: 'none', '::after': { display: 'none' } },
  },
})
export const entries = style({
  paddingBottom: vars.space[2],
  '@media': {
    [media.wide]: {
      marginTop: vars.space[2],
      paddingBottom: 0,
      borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
    },
  },
})
