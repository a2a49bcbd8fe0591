import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const column = {
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const
/** Where the content column starts, for halves that reach the edge of the screen. */
const columnStart = `max(${vars.space.gutter}, calc((100vw - ${vars.measure.content}) / 2 + ${vars.space.gutter}))`

export const hero = styleVariants({
  half: {
    display: 'grid',
    borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
    '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', minHeight: 'min(46rem, calc(100svh - 7.75rem))' } },
  },
  sea: {
    background: vars.color.sea,
    color: vars.color.limewash,
    '@media': { print: { background: 'none', color: vars.color.ink } },
  },
  figure: { borderTop: `${vars.rule.hair} solid ${vars.color.hair}` },
})
export const inner = styleVariants({
  half: {
    alignSelf: 'center',
    padding: `${vars.space[5]} ${vars.space.gutter} ${vars.space[6]}`,
    '@media': { [media.wide]: { paddingInline: `${columnStart} ${vars.space[7]}` } },
  },
  sea: {
    ...column,
    display: 'grid',
    gap: vars.space[5],
    paddingTop: vars.space[6],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: '5fr 7fr',
        gap: vars.space[7],
        alignItems: 'end',
        paddingTop: vars.space[8],
      },
    },
  },
  figure: {
    ...column,
    display: 'grid',
    gap: vars.space[5],
    paddingTop: vars.space[6],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: '7fr 5fr',
        gridTemplateAreas: '"title title" "picture words"',
        columnGap: vars.space[7],
        paddingTop: vars.space[8],
      },
    },
  },
})
export const title = styleVariants({ half: {}, sea: {}, figure: { '@media': { [media.wide]: { gridArea: 'title' } } } })
globalStyle(`${title.half} h1, ${title.sea} h1, ${title.figure} h1`, {
  marginBlock: '0.3em 0.42em',
  textWrap: 'balance',
})
globalStyle(`${title.figure} h1`, { marginBottom: 0, fontSize: vars.size.h1 })
export const words = styleVariants({
  half: {},
  sea: { '@media': { [media.wide]: { paddingBottom: vars.space[8] } } },
  figure: { '@media': { [media.wide]: { gridArea: 'words', alignSelf: 'end' } } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[4],
})
export const picture = styleVariants({
  half: { position: 'relative', minHeight: 'clamp(17rem, 60vw, 30rem)' },
  /** Stands on the next section. */
  sea: {
    position: 'relative',
    aspectRatio: '3 / 2',
    marginBottom: `calc(-1 * ${vars.space[6]})`,
  },
  figure: {
    aspectRatio: '3 / 2',
    '@media': { [media.wide]: { gridArea: 'picture', marginInlineStart: `calc(-1 * ${columnStart})` } },
  },
})
globalStyle(`${picture.half} img, ${picture.sea} img`, { position: 'absolute', inset: 0 })
