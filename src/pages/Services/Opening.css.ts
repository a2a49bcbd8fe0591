import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const opening = style({ display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
/** The whole table on wide screens; on smaller ones the middle of it. */
export const picture = style({
  aspectRatio: '3 / 1',
  '@media': {
    [media.wide]: { aspectRatio: 'auto' },
    print: { display: 'none' },
  },
})
/** On wide screens the contents are on the right, and the button is below the words; on phones the contents follow the title. */
export const columns = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto auto 1fr',
      gap: `${vars.space[3]} ${vars.space[6]}`,
      paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
    },
  },
})
export const lead = style({ '@media': { [media.phone]: { order: 2 } } })
export const contents = style({
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.wide]: { gridArea: '1 / 2 / 4 / 3', alignSelf: 'end' } },
})
export const entry = style({
  display: 'block',
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  '@media': {
    [media.wide]: { paddingBlock: vars.space[1.5], fontSize: vars.size.h3 },
    [media.hover]: { ':hover': { color: vars.color.terracotta } },
  },
})
export const action = style({ '@media': { [media.phone]: { order: 1 }, [media.wide]: { marginTop: vars.space[1] } } })
