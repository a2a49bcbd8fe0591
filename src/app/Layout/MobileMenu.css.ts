import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const wrapper = style({ '@media': { [media.full]: { display: 'none' } } })
export const panel = style({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: `0 ${vars.space.gutter} ${vars.space[4]}`,
  border: 0,
  background: vars.color.limewash,
  color: vars.color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  minHeight: vars.target.headerNarrow,
})
export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const item = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.mares}` })
export const itemLink = style({
  display: 'block',
  paddingBlock: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: vars.rule.hair,
      textUnderlineOffset: '0.2em',
    },
  },
})
export const subtitle = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
  color: vars.color.stone,
})
export const buttons = style({ display: 'grid', gap: vars.space[1], marginBlock: vars.space[3] })
globalStyle(`${buttons} > a`, { '@media': { [media.enlarged]: { paddingInline: 0 } } })
