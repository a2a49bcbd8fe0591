import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Whole picture above the steps, as wide as the content. */
export const figure = style({
  '@media': {
    [media.wide]: {
      width: `calc(min(100%, ${vars.measure.content}) - 2 * ${vars.space.gutter})`,
      margin: `0 auto ${vars.space.section}`,
    },
    print: { display: 'none' },
  },
})
export const picture = style({ aspectRatio: '3 / 2' })
export const caption = style({
  padding: `${vars.space[1]} ${vars.space.gutter}`,
  '@media': { [media.wide]: { paddingInline: 0 } },
})
export const head = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[6] })
export const row = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] } },
})
export const step = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const number = style({
  marginBottom: vars.space[2],
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: 1,
  color: vars.color.stone,
})
