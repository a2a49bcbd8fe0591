import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the year is next to the title and the words, on phones between them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginTop: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[6]} ${vars.space[8]}`,
      marginTop: vars.space[4],
    },
  },
})
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
/** The amount is on a line of its own. */
export const figure = style({
  display: 'block',
  marginBlock: '0.06em 0.1em',
  fontSize: vars.size.headlineSum,
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.wide]: { fontSize: `calc(0.75 * ${vars.size.headlineSum})` } },
})
export const year = style({ '@media': { [media.wide]: { gridArea: '1 / 2 / 3 / 3' } } })
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  paddingTop: vars.space[3],
  '@media': { [media.wide]: { paddingTop: 0 } },
})
