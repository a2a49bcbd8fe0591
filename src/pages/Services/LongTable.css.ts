import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** Below the table of the opening, each place below its part of it on wide screens. */
export const list = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[7],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
    [media.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(5, auto)',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      paddingBlock: `${vars.space[4]} ${vars.space.section}`,
    },
    print: { display: 'block' },
  },
})
/** On wide screens the parts of the four are on common lines. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  scrollMarginTop: vars.space[3],
  breakInside: 'avoid',
  '@media': { [media.wide]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' } },
})
export const crop = style({
  width: '100%',
  aspectRatio: '4 / 3',
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})
/** To the service's page. */
export const name = style({ textDecorationThickness: vars.rule.hair, textUnderlineOffset: '0.2em' })
export const text = style({ '@media': { [media.wide]: { fontSize: vars.size.small } } })
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
/** To contact, quieter than the page's one button. */
export const contact = style({ color: vars.color.stone, fontSize: vars.size.small })
