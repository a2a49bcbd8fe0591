import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** Title across the page, and below it the services: rows, on wide screens columns, each with a picture. */
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
/** The picture is after the name, on wide screens above it. */
export const link = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  paddingBlock: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  '@media': {
    [media.wide]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'start',
      rowGap: vars.space[2],
      paddingBlock: vars.space[3],
    },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.stone } } },
  },
})
/** As many lines in the fallback font. */
export const name = style({ maxWidth: '8em' })
export const picture = style({
  flexShrink: 0,
  width: '4.5rem',
  aspectRatio: '16 / 9',
  '@media': {
    [media.wide]: { width: '100%', aspectRatio: '4 / 3' },
    [media.enlarged]: { display: 'none' },
    print: { display: 'none' },
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
