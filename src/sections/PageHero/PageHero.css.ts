import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const inner = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[6]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[7]}` } },
})
export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: vars.space[6],
      alignItems: 'end',
      marginTop: vars.space[5],
    },
  },
})
globalStyle(`${head} h1`, { marginTop: vars.space[2], maxWidth: '13em' })
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const band = style({
  height: 'clamp(15rem, 34vw, 31rem)',
  '@media': { print: { display: 'none' } },
})
