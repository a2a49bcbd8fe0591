import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Long text: sticky table of contents next to it on wide screens, limited line length. */
export const page = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `0 ${vars.space.gutter} ${vars.space.section}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)', gap: vars.space[8] },
    print: { display: 'block', padding: 0 },
  },
})
export const column = style({
  display: 'grid',
  gap: vars.space[7],
  alignContent: 'start',
  minWidth: 0,
  '@media': { print: { display: 'block' } },
})

export const contents = style({
  alignSelf: 'start',
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[4] }, print: { display: 'none' } },
})
export const entries = style({ marginTop: vars.space[2], borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  scrollMarginTop: vars.space[4],
  '@media': { print: { display: 'block', marginTop: vars.space[4] } },
})
globalStyle(`${chapter} > * + *`, { '@media': { print: { marginTop: vars.space[2] } } })
export const chapterHead = style({
  display: 'grid',
  gap: vars.space[1],
  breakAfter: 'avoid',
})

export const paragraphs = style({ display: 'grid', gap: vars.space[2], '@media': { print: { display: 'block' } } })
globalStyle(`${paragraphs} > * + *`, { '@media': { print: { marginTop: vars.space[1] } } })
export const dashes = style({ display: 'grid', gap: vars.space[0.5], maxWidth: vars.measure.text })
export const dash = style({
  paddingInlineStart: vars.space[3],
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.8em',
    width: vars.space[1.5],
    borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  },
})
