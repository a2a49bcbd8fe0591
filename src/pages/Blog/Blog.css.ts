import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const texts = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const head = style({ marginBottom: vars.space[4] })
/** Rows on phones; on larger screens cards in pairs below the newest post. */
export const posts = style({
  display: 'grid',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[8]} ${vars.space[6]}`,
      marginBottom: vars.space[8],
    },
    print: { display: 'block' },
  },
})
/** The whole picture: some reach from side to side. */
export const picture = style({ width: '100%', height: 'auto', background: vars.color.plaster })
export const othersHead = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  marginBottom: vars.space[3],
  '@media': {
    [media.medium]: { marginBottom: vars.space[5] },
    [media.wide]: { gridTemplateColumns: '1fr auto', alignItems: 'end', columnGap: vars.space[6] },
  },
})
export const others = style({ display: 'grid' })
/** At the end of the list, below its last rule or in line with its pages. */
export const feed = style({
  paddingTop: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  textAlign: 'end',
  color: vars.color.stone,
  fontSize: vars.size.small,
  selectors: { 'nav + &': { borderTop: 0 } },
  '@media': { print: { display: 'none' } },
})
