import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { firstScreen } from '../../styles/firstScreen.ts'
import { vars } from '../../styles/theme.css.ts'

const column = {
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
} as const
const captionHeight = vars.space[5]
const overlap = `calc(${vars.space[6]} + ${captionHeight})`
export const hero = styleVariants({
  half: {
    display: 'grid',
    borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
    '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', minHeight: firstScreen('46rem') } },
  },
  sea: {
    background: vars.color.sea,
    color: vars.color.limewash,
    // The picture ends at the next section, which has its own top padding.
    marginBottom: overlap,
    '@media': { [media.wide]: { marginBottom: 0 }, print: { background: 'none', color: vars.color.ink } },
  },
  figure: { borderTop: `${vars.rule.hair} solid ${vars.color.hair}` },
})
export const inner = styleVariants({
  half: {
    alignSelf: 'center',
    padding: `${vars.space[5]} ${vars.space.gutter} ${vars.space[6]}`,
    '@media': { [media.wide]: { paddingInline: `${contentEdge} ${vars.space[7]}` } },
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
        alignItems: 'center',
        paddingTop: vars.space[5],
      },
    },
  },
  figure: {
    ...column,
    display: 'grid',
    gap: vars.space[5],
    paddingBlock: vars.space[6],
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
/** Spacing scales with the headline. */
const aroundHeadline = { fontSize: vars.size.hero, marginBlock: '0.3em 0.42em' }
export const headline = styleVariants({
  half: aroundHeadline,
  sea: aroundHeadline,
  figure: { fontSize: vars.size.h1, marginTop: '0.3em' },
})
export const words = styleVariants({
  half: {},
  sea: {},
  /** Figures align with the top of the picture, text with its bottom. */
  figure: {
    '@media': { [media.wide]: { gridArea: 'words', display: 'flex', flexDirection: 'column' } },
  },
})
export const lead = styleVariants({ half: {}, sea: {}, figure: { '@media': { [media.wide]: { marginTop: 'auto' } } } })
export const figures = style({
  marginBottom: vars.space[5],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const figureRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
})
export const figureName = style({ fontWeight: 600 })
export const figureBasis = style({ gridColumn: 1, color: vars.color.stone, fontSize: vars.size.small })
export const figureValue = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[4],
})
export const figure = styleVariants({
  /** Ends at the next section, with the caption on its ground. */
  sea: {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    marginBottom: `calc(-1 * ${overlap})`,
    '@media': {
      [media.wide]: { alignSelf: 'stretch', marginInlineEnd: `calc(-1 * ${contentEdge})` },
    },
  },
  figure: { '@media': { [media.wide]: { gridArea: 'picture' } } },
})
export const picture = styleVariants({
  sea: {
    aspectRatio: '3 / 2',
    '@media': { [media.wide]: { aspectRatio: 'auto', minHeight: 'clamp(30rem, 47vw, 44rem)' } },
  },
  figure: {
    aspectRatio: '3 / 2',
    '@media': { [media.wide]: { marginInlineStart: `calc(-1 * ${contentEdge})` } },
  },
})
export const captionBelow = styleVariants({
  sea: { height: captionHeight, paddingTop: vars.space[1] },
  figure: { marginTop: vars.space[1] },
})
