import { style } from '@vanilla-extract/css'
import { facts } from '../../content/facts.ts'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const inner = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space.gutter} ${vars.space[4]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '7fr 5fr',
      gridTemplateAreas: '"title title" "picture words"',
      gap: `${vars.space[3]} ${vars.space[7]}`,
      paddingTop: vars.space[5],
    },
  },
})
export const title = style({ '@media': { [media.wide]: { gridArea: 'title' } } })
/** Figures align with the top of the picture, text with its bottom, above a caption of one line. */
export const words = style({
  '@media': {
    [media.wide]: {
      gridArea: 'words',
      display: 'flex',
      flexDirection: 'column',
      paddingBottom: `calc(${vars.space[1]} + 1.5 * ${vars.size.caption})`,
    },
  },
})
export const lead = style({ '@media': { [media.wide]: { marginTop: 'auto' } } })
export const figures = style({
  marginBottom: vars.space[4],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
})
/** Below each range a bar of it, on a scale from zero to the highest yield. */
const scaled = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const at = (yieldRate: number) => `${(yieldRate / facts.grossYield.max) * 100}%`
  return style([
    base,
    {
      '::after': {
        content: '',
        gridColumn: '1 / -1',
        height: vars.rule.thick,
        marginTop: vars.space[2],
        background: `linear-gradient(to right, ${vars.color.plaster} ${at(min)}, ${vars.color.mares} ${at(min)} ${at(max)}, ${vars.color.plaster} ${at(max)})`,
      },
    },
  ])
}
export const row = { gross: scaled(facts.grossYield), net: scaled(facts.netYield) }
export const name = style({ fontWeight: 600 })
export const basis = style({ gridColumn: 1, color: vars.color.stone, fontSize: vars.size.small })
export const value = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { fontSize: vars.size.h1 } },
})
export const view = style({ '@media': { [media.wide]: { gridArea: 'picture' } } })
export const picture = style({
  aspectRatio: '3 / 2',
  '@media': { [media.wide]: { marginInlineStart: `calc(-1 * ${contentEdge})` } },
})
export const caption = style({ marginTop: vars.space[1] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[4],
})
