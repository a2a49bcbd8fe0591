import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({ paddingBlock: vars.space.section, '@media': { print: { display: 'none' } } })
const light = style([base, { borderTop: `${vars.rule.hair} solid ${vars.color.mares}` }])
export const block = styleVariants({
  sea: [base, { background: vars.color.sea, color: vars.color.limewash }],
  ruled: [light],
  letter: [light],
})
const columns = (template: string) =>
  style({
    display: 'grid',
    gap: vars.space[4],
    ...contentColumn,
    '@media': { [media.wide]: { gridTemplateColumns: template, gap: vars.space[6], alignItems: 'start' } },
  })
export const inner = columns('minmax(0, 7fr) minmax(0, 5fr)')
export const letterInner = columns('minmax(0, 4fr) minmax(0, 7fr)')
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const next = style({ fontSize: vars.size.small, textWrapStyle: 'balance' })
export const letter = style({
  maxWidth: '24em',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.quote,
})
