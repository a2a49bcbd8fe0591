import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const paragraphs = style({ display: 'grid', gap: vars.space[3], fontSize: vars.size.intro })
export const figures = style({ marginTop: vars.space[6] })
/** A phone shows the table once, as the plan above. */
export const onWideScreens = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } })
/** Expertise and promises next to each other. */
export const lists = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, print: { display: 'block' } },
})
export const headline = style({ marginBottom: vars.space[3] })
export const more = style({ marginTop: vars.space[3] })
export const reading = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const further = style({
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
})
