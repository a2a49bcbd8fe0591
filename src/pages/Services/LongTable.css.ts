import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const screenWide = `screen and ${media.wide}`

/** Scrolls sideways, and stops where a place begins at the edge of the content. */
export const pan = style({
  '@media': {
    [screenWide]: {
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: contentEdge,
      scrollbarColor: `${vars.color.stone} ${vars.color.plaster}`,
    },
  },
})
export const table = style({ '@media': { [screenWide]: { width: 'max-content' } } })
export const picture = style({
  display: 'none',
  '@media': { [screenWide]: { display: 'block' } },
})
/** The picture is as wide as the places with the page's margins. */
export const list = style({
  display: 'grid',
  gap: vars.space[7],
  padding: `0 ${vars.space.gutter} ${vars.space.section}`,
  '@media': {
    [screenWide]: {
      gridTemplateColumns: 'repeat(4, clamp(24rem, 38vw, 36rem))',
      gap: 0,
      padding: `${vars.space[4]} ${contentEdge} ${vars.space[6]}`,
    },
    print: { display: 'block' },
  },
})
export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  scrollMarginTop: vars.space[3],
  breakInside: 'avoid',
  '@media': { [screenWide]: { paddingInlineEnd: vars.space[8], scrollSnapAlign: 'start' } },
})
export const crop = style({
  width: '100%',
  aspectRatio: '4 / 3',
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})
export const benefits = style({
  width: '100%',
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  fontSize: vars.size.small,
})
globalStyle(`${benefits} li`, {
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  lineHeight: 1.45,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
