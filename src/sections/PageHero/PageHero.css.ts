import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const inner = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  // On phones there is room for the menu's hint above the breadcrumbs.
  padding: `${vars.space[5]} ${vars.space.gutter} ${vars.space[6]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[7]}` } },
})
/** The next section's own padding follows the picture. */
export const endsWithPicture = style({ '@media': { [media.wide]: { paddingBottom: 0 } } })
/** Title and lead next to each other on wide screens. */
const besideIn = (gridTemplateColumns: string) =>
  style({
    display: 'grid',
    gap: vars.space[3],
    marginTop: vars.space[4],
    '@media': { [media.wide]: { gridTemplateColumns, gap: vars.space[6], marginTop: vars.space[5] } },
  })
export const layout = {
  side: besideIn('minmax(0, 8fr) minmax(0, 4fr)'),
  // The side column starts at column 8 of 12, which leaves room for two actions side by side.
  wideSide: besideIn(`minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`),
  below: style({ display: 'grid', gap: vars.space[3], maxWidth: vars.measure.text, marginTop: vars.space[4] }),
}
/** Next to a side column, each title wraps to as many lines in the fallback font, which prevents a layout shift. */
export const title = style({
  marginTop: vars.space[2],
  // The maximum scales with the heading.
  fontSize: vars.size.h1,
  maxWidth: '13em',
  '@media': { [media.wide]: { maxWidth: '8.5em' } },
})
/** Bottom-aligned next to the title; if it is taller than the title, the title is at the top. */
export const side = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { alignSelf: 'end' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
const onScreen = style({ '@media': { print: { display: 'none' } } })
export const image = styleVariants({
  // With a maximum height, the aspect ratio alone would make it narrower than the page.
  across: [onScreen, { width: '100%', aspectRatio: '16 / 9', maxHeight: '48rem' }],
  // Less wide on phones, where a banner would be too low.
  content: [onScreen, { aspectRatio: '2 / 1', '@media': { [media.medium]: { aspectRatio: 'auto' } } }],
  column: [onScreen],
  half: [onScreen],
})
const besidePicture = (gridTemplateColumns: string) =>
  style({
    display: 'grid',
    gap: vars.space[3],
    marginTop: vars.space[4],
    '@media': {
      [media.wide]: { gridTemplateColumns, gridTemplateRows: 'auto 1fr', columnGap: vars.space[6] },
    },
  })
/** Two columns: title and lead are in the first, the picture is in the second. */
export const columns = {
  column: besidePicture('minmax(0, 7fr) minmax(0, 5fr)'),
  half: besidePicture('repeat(2, minmax(0, 1fr))'),
}
export const frame = {
  across: undefined,
  content: style({
    width: '100%',
    maxWidth: vars.measure.content,
    marginInline: 'auto',
    '@media': { [media.wide]: { paddingInline: vars.space.gutter } },
  }),
  column: style({ '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 3' } } }),
  half: style({
    '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / 3', marginInlineEnd: `calc(-1 * ${contentEdge})` } },
  }),
}
const lead = { display: 'grid', justifyItems: 'start', gap: vars.space[3] }
const leadIn = { gridColumn: 1, gridRow: 2 }
export const leadBeside = styleVariants({
  column: { ...lead, '@media': { [media.wide]: { ...leadIn, alignSelf: 'start' } } },
  /** Bottom-aligned with the picture above its caption. */
  half: { ...lead, '@media': { [media.wide]: { ...leadIn, alignSelf: 'end', paddingBottom: vars.space[4] } } },
})
export const below = style({
  marginTop: vars.space[3],
  '@media': { [media.wide]: { gridColumn: '1 / -1', gridRow: 3 } },
})
export const caption = styleVariants({
  column: { marginTop: vars.space[1] },
  half: { marginTop: vars.space[1] },
  content: {
    padding: `${vars.space[1]} ${vars.space.gutter} 0`,
    '@media': { [media.wide]: { paddingInline: 0 } },
  },
  across: {
    width: '100%',
    maxWidth: vars.measure.content,
    marginInline: 'auto',
    padding: `${vars.space[1]} ${vars.space.gutter} 0`,
    '@media': { [media.wide]: { textAlign: 'end' } },
  },
})
