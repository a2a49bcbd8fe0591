import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const opening = style({
  // On phones there is room for the menu's hint above the title.
  padding: `${vars.space[5]} 0 ${vars.space[6]}`,
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': {
    [media.wide]: { paddingBlock: `${vars.space[7]} ${vars.space[8]}` },
    print: { paddingBlock: vars.space[3] },
  },
})
export const columns = style({
  ...contentColumn,
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space[6],
    },
    print: { display: 'block' },
  },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
})
export const chapter = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  '@media': { [media.wide]: { gridColumn: '1 / 3' } },
})
/** Level with the title's capitals on wide screens. */
export const drawing = style({
  maxWidth: vars.measure.text,
  marginBlock: vars.space[3],
  '@media': {
    [media.phone]: { marginBlock: vars.space[1] },
    [media.wide]: { marginBlock: `calc(0.1 * ${vars.size.h1}) 0` },
  },
})
