import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const opening = style({ display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
/** On smaller screens each service has its part of the table. */
export const picture = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'none' } },
})
/** On wide screens the words are next to the title; on phones the contents follow it. */
export const columns = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[2],
  // On phones there is room for the menu's hint above the title.
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: `${vars.space[3]} ${vars.space[6]}`,
      alignItems: 'first baseline',
      paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
    },
  },
})
export const lead = style({ '@media': { [media.phone]: { order: 2 } } })
export const contents = style({
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.wide]: { display: 'none' } },
})
export const entry = style({
  display: 'block',
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.terracotta } },
  },
})
export const action = style({ '@media': { [media.phone]: { order: 1 }, [media.wide]: { gridColumn: 2 } } })
