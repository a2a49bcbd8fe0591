import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
/** The axis is below the title, on wide screens below title and words. */
export const inner = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[5]} ${vars.space[7]}`,
      paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
    },
  },
})
export const range = style({
  display: 'block',
  fontSize: `calc(0.68 * ${vars.size.headlineSum})`,
  lineHeight: 0.95,
  '@media': { [media.wide]: { fontSize: `calc(0.5 * ${vars.size.headlineSum})` } },
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
})
export const figure = style({ '@media': { [media.wide]: { gridArea: '2 / 1 / 3 / 3' } } })
export const words = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridArea: '1 / 2', gap: vars.space[4] } },
})
/** On phones before the lead, above the contact bar. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [media.phone]: { order: -1 } },
})
