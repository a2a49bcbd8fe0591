import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const belowWide = '(max-width: 63.99em)'

export const paragraphs = style({ display: 'grid', gap: vars.space[3], fontSize: vars.size.intro })
export const figures = style({ marginTop: vars.space[6] })
/** On phones and tablets the picture is above the title, from side to side. */
export const tableAside = style({ display: 'grid' })
globalStyle(`${tableAside} > figure`, {
  '@media': {
    [belowWide]: {
      order: -1,
      margin: `calc(-1 * ${vars.space.section}) calc(-1 * ${vars.space.gutter}) ${vars.space[4]}`,
    },
  },
})
globalStyle(`${tableAside} figcaption`, { '@media': { [belowWide]: { paddingInline: vars.space.gutter } } })
/** Expertise in the narrow column, promises in the wide one. */
export const lists = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: vars.space[6] },
    print: { display: 'block' },
  },
})
export const headline = style({ marginBottom: vars.space[3] })
export const more = style({ marginTop: vars.space[3] })
export const ruled = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { [media.phone]: { paddingBlock: vars.space[1.5] } },
})
