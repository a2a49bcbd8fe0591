import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** Title across the page, and below it the services: rows, on wide screens columns. */
export const opening = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[3],
  '@media': { [media.wide]: { gap: vars.space[5], marginTop: vars.space[5] } },
})
export const title = style({ fontSize: vars.size.h1 })
export const contents = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const entries = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: ruledColumns(4),
      borderBottom: line,
    },
  },
})
export const entry = style({
  borderBottom: line,
  '@media': {
    [media.wide]: {
      display: 'grid',
      paddingInline: vars.space.inset,
      borderBottom: 0,
      borderInlineStart: line,
      selectors: {
        '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  paddingBlock: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  '@media': {
    [media.wide]: { alignItems: 'start', paddingBlock: vars.space[3], fontSize: vars.size.h3 },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.stone } } },
  },
})
/** On wide screens the button is below the fourth column of the contents. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(max-content, calc((100% - 6 * ${vars.space.inset}) / 4))`,
      alignItems: 'end',
    },
  },
})
/** Up to the page's edges, and on wide screens as wide as the content. */
export const figure = style({
  marginBottom: vars.space[3],
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
export const picture = style({ aspectRatio: '16 / 9', '@media': { [media.medium]: { aspectRatio: '2 / 1' } } })
export const caption = style({
  padding: `${vars.space[1]} ${vars.space.gutter} 0`,
  '@media': { [media.wide]: { paddingInline: 0 } },
})
