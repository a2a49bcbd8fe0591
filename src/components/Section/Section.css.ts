import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { ground } from '../../styles/ground.css.ts'
import { stickyTop } from '../../styles/stickyBar.css.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({ paddingBlock: vars.space.section, '@media': { print: { paddingBlock: vars.space[3] } } })

export const section = styleVariants({
  limewash: [base],
  plaster: [base, { background: vars.color.plaster, vars: { [ground]: vars.color.plaster } }],
  ruled: [base, { borderTop: `${vars.rule.hair} solid ${vars.color.mares}` }],
})
export type SectionTone = keyof typeof section

export const padding = styleVariants({
  both: {},
  /** Before a section of the same surface. */
  above: { display: 'flow-root', paddingBottom: 0 },
  /** After a section of the same surface: avoids a double gap. */
  below: { paddingTop: 0 },
})
export type SectionPadding = keyof typeof padding

export const inner = style(contentColumn)

const columns = (template: string) => ({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  // Grids break badly between printed pages.
  '@media': { [media.wide]: { gridTemplateColumns: template }, print: { display: 'block' } },
})
export const split = styleVariants({
  narrowAside: columns('minmax(0, 3fr) minmax(0, 9fr)'),
  wideAside: columns('minmax(0, 4fr) minmax(0, 7fr)'),
})
for (const names of Object.values(split)) {
  globalStyle(`.${names.split(' ').join('.')} > * + *`, { '@media': { print: { marginTop: vars.space[3] } } })
  // The aside stays in view next to longer content.
  globalStyle(`.${names.split(' ').join('.')} > :first-child`, {
    '@media': {
      [media.wide]: { position: 'sticky', top: stickyTop, alignSelf: 'start' },
      print: { position: 'static', breakAfter: 'avoid' },
    },
  })
}
