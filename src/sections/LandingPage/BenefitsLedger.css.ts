import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const ledger = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
/** The picture is on the right; on wide screens it is on the left of the title, and the text on the right. */
export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  gridTemplateColumns: `${vars.space[4]} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"mark title picture" ". text text"',
  alignItems: 'baseline',
  '@media': {
    [media.medium]: {
      columnGap: vars.space[2],
      gridTemplateAreas: '"mark title picture" ". text picture"',
      gridTemplateRows: 'auto 1fr',
    },
    [media.wide]: {
      gridTemplateRows: 'auto',
      paddingBlock: vars.space[3],
      gridTemplateColumns: `${vars.space[4]} auto minmax(0, 3fr) minmax(0, 7fr)`,
      gridTemplateAreas: '"mark picture title text"',
      columnGap: vars.space[4],
    },
  },
})
export const mark = style({
  gridArea: 'mark',
  color: vars.color.stone,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
})
export const heading = style({ gridArea: 'title' })
export const picture = style({
  gridArea: 'picture',
  alignSelf: 'start',
  width: '9rem',
  '@media': {
    [media.medium]: { width: '11rem' },
    [media.wide]: { width: '14rem' },
    [media.enlarged]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const text = style({ gridArea: 'text' })
