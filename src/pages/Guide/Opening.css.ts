import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const opening = style({
  // On phones there is room for the menu's hint above the title.
  padding: `${vars.space[5]} 0 ${vars.space[2]}`,
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[7]} ${vars.space[4]}` },
  },
})
export const columns = style({
  ...contentColumn,
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
})
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
