import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
const line = `${vars.rule.hair} solid ${vars.color.ink}`
const columnGap = vars.space[4]

/** Phones only: the four pictures as a table of contents in the first screen. */
export const index = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[1.5],
      marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[6]}`,
      fontSize: vars.size.label,
      lineHeight: 1.45,
    },
    [media.enlarged]: { gridTemplateColumns: 'none' },
  },
})
export const entry = style({ display: 'block' })
export const entryPicture = style({
  aspectRatio: '2 / 1',
  marginBottom: vars.space[0.5],
  '@media': { [media.enlarged]: { display: 'none' } },
})

export const list = style({
  display: 'grid',
  gap: `${vars.space[6]} ${columnGap}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    print: { display: 'block' },
  },
})
/** On wide screens, a line leads from the title down to one across, and from there to each picture. */
const lineDown = { content: '""', position: 'absolute', left: 0, height: vars.space[5], borderLeft: line } as const
/** From `medium` on, the parts of the blocks in a row are level. */
export const block = style({
  display: 'grid',
  gap: vars.space[1.5],
  paddingTop: vars.space[2],
  borderTop: line,
  scrollMarginTop: vars.space[3],
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { gridTemplateRows: 'subgrid', gridRow: 'span 5', gap: vars.space[2], padding: 0, border: 'none' },
    [`screen and ${media.wide}`]: {
      position: 'relative',
      paddingTop: vars.space[5],
      '::before': { ...lineDown, top: 0 },
      selectors: {
        '&:not(:last-child)::before': { right: `calc(-1 * ${columnGap})`, borderTop: line },
        '&:first-child::after': { ...lineDown, bottom: '100%' },
      },
    },
    print: { marginTop: vars.space[2] },
  },
})
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
})
export const note = style({ marginTop: vars.space[3], color: vars.color.stone, fontSize: vars.size.small })
export const benefits = style({
  borderTop: hairline,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@media': { [media.medium]: { display: 'grid', gridAutoRows: '1fr' } },
})
globalStyle(`${benefits} li`, {
  paddingBlock: vars.space[1],
  borderBottom: hairline,
  '@media': { [media.phone]: { paddingBlock: vars.space[0.5] } },
})
/** In one line on phones. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[0.5]} ${vars.space[1.5]}`,
  fontSize: vars.size.caption,
  '@media': { [media.medium]: { flexDirection: 'column', justifyContent: 'start', fontSize: vars.size.small } },
})
export const toContact = style({
  paddingBlock: vars.space[0.5],
  color: vars.color.stone,
  fontSize: vars.size.label,
  '@media': { [media.hover]: { ':hover': { color: vars.color.ink } } },
})
