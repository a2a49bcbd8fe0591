import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { firstScreen } from '../../styles/firstScreen.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', minHeight: firstScreen('38rem') } },
})
export const text = style({
  alignSelf: 'center',
  padding: `${vars.space[5]} ${vars.space.gutter} ${vars.space[6]}`,
  '@media': { [media.wide]: { paddingInline: `${contentEdge} ${vars.space[7]}` } },
})
