import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the list is next to title and lead. */
export const opening = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
      marginTop: vars.space[5],
    },
  },
})
export const title = style({ fontSize: vars.size.h1 })
export const contents = style({
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 3' } },
})
export const entry = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.mares}` })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  paddingBlock: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  '@media': {
    [media.wide]: { paddingBlock: vars.space[2], fontSize: vars.size.figure },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.stone } } },
  },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 2, maxWidth: vars.measure.lead } },
})
/** Up to the page's edges, and on wide screens as wide as the content. */
export const figure = style({
  marginBottom: vars.space[4],
  '@media': {
    [media.wide]: {
      width: '100%',
      maxWidth: vars.measure.content,
      margin: `0 auto ${vars.space[10]}`,
      paddingInline: vars.space.gutter,
    },
    print: { display: 'none' },
  },
})
export const picture = style({ aspectRatio: '5 / 2', '@media': { [media.medium]: { aspectRatio: '2 / 1' } } })
export const caption = style({
  padding: `${vars.space[1]} ${vars.space.gutter} 0`,
  '@media': { [media.wide]: { paddingInline: 0 } },
})
