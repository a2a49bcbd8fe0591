import { style } from '@vanilla-extract/css'
import { rentedWeeks, seasons } from '../../content/yieldExample.ts'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the bars fill the half of the page. */
export const sheet = style({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  padding: `${vars.space[3]} ${vars.space.gutter} ${vars.space[2]}`,
  background: vars.color.plaster,
  breakInside: 'avoid',
  '@media': {
    [media.wide]: {
      minHeight: 'min(39vw, 44rem)',
      padding: `${vars.space[5]} ${contentEdge} ${vars.space[5]} ${vars.space[6]}`,
    },
  },
})
/** Above the bars there is room for the labels of the highest. */
export const plot = style({
  position: 'relative',
  marginTop: vars.space[5],
  '@media': { [media.wide]: { marginTop: vars.space[7] } },
})
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '6rem',
  '@media': { [media.medium]: { height: '12rem' }, [media.wide]: { height: '100%' } },
})
/** Around weeks as narrow as a phone's they would fill them. */
export const outlines = style({ '@media': { [media.phone]: { display: 'none' } } })

const label = style({
  position: 'absolute',
  fontSize: `min(${vars.size.caption}, 4.4vw)`,
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { fontSize: vars.size.text } },
})
/** At the first of some weeks, above their bars. */
const above = (week: number, bottom: string) =>
  style([label, { insetInlineStart: `${((week - 1) / 52) * 100}%`, bottom: `calc(${bottom} + ${vars.space[0.5]})` }])
const highest = Math.max(...seasons.map(({ rent }) => rent))
const top = (season: string) => `${((seasons.find(({ id }) => id === season)?.rent ?? 0) / highest) * 100}%`
const september = rentedWeeks.shoulder[3]
export const rent = {
  springAndFall: above(rentedWeeks.springAndFall[0], top('springAndFall')),
  summer: above(rentedWeeks.summer[0], top('summer')),
  shoulder: above(september, top('shoulder')),
}
export const word = style({ display: 'block', fontWeight: 600 })
export const yours = style([above(2, '14%'), { color: vars.color.sea, fontWeight: 600 }])

/** Each name begins below the month's first week; on phones it is an initial. */
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr))',
  marginTop: vars.space[0.5],
  color: vars.color.stone,
  fontSize: `min(${vars.size.label}, 4vw)`,
  '@media': { [media.wide]: { fontSize: vars.size.caption } },
})
export const initial = style({ '@media': { [media.medium]: { display: 'none' } } })
export const whole = style({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } })
export const caption = style({
  paddingTop: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  textWrapStyle: 'balance',
})
