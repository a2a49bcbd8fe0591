import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const paragraphs = style({ display: 'grid', gap: vars.space[3], fontSize: vars.size.intro })
export const figures = style({ marginTop: vars.space[6] })
/** The plan of a table below the title that it explains. */
export const tableAside = style({ display: 'grid', gap: vars.space[4] })
/** Expertise in the narrow column, promises in the wide one. */
export const lists = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: vars.space[6] },
    print: { display: 'block' },
  },
})
/** Padding, since printed pages break in a margin. */
export const headline = style({ paddingBottom: vars.space[3] })
export const more = style({ marginTop: vars.space[3] })
export const ruled = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { [media.phone]: { paddingBlock: vars.space[1.5] } },
})
