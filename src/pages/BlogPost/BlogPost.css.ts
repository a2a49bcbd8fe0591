import { globalStyle, style } from '@vanilla-extract/css'
import { brokenImage } from '../../features/blog/sanitiser/markBrokenImages.ts'
import { articlePicture } from '../../features/blog/sanitiser/articlePictures.ts'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

const columns = 'minmax(0, 3fr) minmax(0, 9fr)'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const inner = style({
  ...contentColumn,
  display: 'grid',
  // A title may be one very long word, which must not widen the columns.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[7]}` } },
})
export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBottom: vars.space[1],
  '@media': { [media.wide]: { marginBottom: vars.space[3] }, print: { display: 'none' } },
})
export const back = style({ fontSize: vars.size.small })
/** In the columns of the text below: date on the left, title and description on the right. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': {
    [media.wide]: { gridTemplateColumns: columns, columnGap: vars.space[6], alignItems: 'baseline' },
  },
})
export const titles = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
})
globalStyle(`${titles} > p`, { maxWidth: vars.measure.text })

/**
 * An opening picture is across the page below the title, or with `article-above` over the title, in the column of the
 * text. It is part of the article's HTML, which is rendered unchanged, so it is positioned here by CSS in reserved space.
 */
const contentWidth = `(min(100vw, ${vars.measure.content}) - 2 * ${vars.space.gutter})`
const articleEdge = `max(${vars.space.gutter}, calc((100% - ${vars.measure.content}) / 2 + ${vars.space.gutter}))`
const below = `.article-opening:not(.article-above, [${brokenImage}])`
const above = `.article-opening.article-above:not([${brokenImage}])`
export const article = style({})
export const story = style({})
const heightOf = (width: string) => `calc(${width} * ${articlePicture.height / articlePicture.width})`
const phone = heightOf('100vw')
/** Over the title, which has a sentence in a phone's first screen. */
const strip = '40vw'
const wide = heightOf(contentWidth)
const firstColumn = `(${contentWidth} - ${vars.space[6]}) / 4`
const textColumn = `(${contentWidth} - ${vars.space[6]}) * 3 / 4`
const wideAbove = heightOf(textColumn)

globalStyle(`${story}:has(${below}), ${article}:has(${above})`, { position: 'relative' })
/** Beside a picture over the title the path is at the top of the first column, and the caption at its bottom. */
globalStyle(`${article}:has(${above}) ${path}`, {
  '@media': {
    [`screen and ${media.wide}`]: {
      position: 'absolute',
      top: vars.space[4],
      left: articleEdge,
      flexDirection: 'column',
      width: `calc(${firstColumn})`,
      margin: 0,
    },
  },
})
const spaceFor = (picture: string, rest: string) => ({ paddingTop: `calc(${picture} + ${rest})` })
globalStyle(`${story}:has(${below})`, {
  '@media': {
    screen: spaceFor(phone, vars.space[6]),
    [`screen and ${media.wide}`]: spaceFor(wide, vars.space[6]),
  },
})
// On phones a caption has room for three lines.
globalStyle(`${story}:has(${below} + p)`, {
  '@media': {
    screen: spaceFor(phone, `${vars.space[8]} + ${vars.space[3]}`),
    [`screen and ${media.wide}`]: spaceFor(wide, vars.space[8]),
  },
})
globalStyle(`${article}:has(${above}) ${inner}`, {
  '@media': {
    screen: spaceFor(strip, vars.space[7]),
    [`screen and ${media.wide}`]: spaceFor(wideAbove, vars.space[6]),
  },
})
globalStyle(`${story} ${below}, ${story} ${above}`, {
  '@media': {
    screen: {
      position: 'absolute',
      top: 0,
      left: 0,
      width: '100%',
      height: phone,
      margin: 0,
      aspectRatio: 'auto',
      objectFit: 'cover',
      background: vars.color.plaster,
    },
  },
})
globalStyle(`${story} ${below}`, {
  '@media': {
    [`screen and ${media.wide}`]: { left: articleEdge, width: `calc(100% - 2 * ${articleEdge})`, height: wide },
  },
})
globalStyle(`${story} ${above}`, {
  '@media': {
    screen: { height: strip },
    [`screen and ${media.wide}`]: {
      left: `calc(${articleEdge} + ${firstColumn} + ${vars.space[6]})`,
      width: `calc(${textColumn})`,
      height: wideAbove,
    },
  },
})
/** Its caption is below it, at its left edge, or ends beside its foot. */
globalStyle(`${story} ${below} + p, ${story} ${above} + p`, {
  '@media': {
    screen: { position: 'absolute', top: phone, insetInline: vars.space.gutter, paddingTop: vars.space[1] },
    [`screen and ${media.wide}`]: { top: wide, insetInline: articleEdge },
  },
})
globalStyle(`${story} ${above} + p`, {
  '@media': {
    screen: { top: strip },
    [`screen and ${media.wide}`]: {
      insetInlineEnd: 'auto',
      top: wideAbove,
      width: `calc(${firstColumn})`,
      transform: 'translateY(-100%)',
    },
  },
})
/** The element after the opening picture and its caption starts the text; what is left of the picture in its place has no height. */
globalStyle(`${story} :first-child:has(> .article-opening)`, { '@media': { screen: { margin: 0 } } })
globalStyle(`${story} .article-opening:first-child + *, ${story} :first-child:has(> .article-opening) + *`, {
  '@media': { screen: { marginTop: 0 } },
})

export const page = style({
  ...contentColumn,
  display: 'grid',
  gap: vars.space[4],
  paddingBottom: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: columns, columnGap: vars.space[6], paddingBottom: vars.space.section },
    print: { display: 'block' },
  },
})
export const aside = style({
  minWidth: 0,
  '@media': {
    [media.wide]: { position: 'sticky', top: vars.space[4], alignSelf: 'baseline' },
    print: { display: 'none' },
  },
})
export const column = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.wide]: { alignSelf: 'baseline', gap: vars.space[8] }, print: { display: 'block' } },
})

export const published = style({ color: vars.color.stone, fontSize: vars.size.small })
export const end = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: vars.measure.text,
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': { print: { marginTop: vars.space[4] } },
})
globalStyle(`${end} > :not(${published})`, { '@media': { print: { display: 'none' } } })

/** The sentence above the button. */
export const invitation = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  textWrapStyle: 'balance',
})
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBottom: vars.space[2],
})

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measure.text,
  minHeight: '50vh',
  alignContent: 'start',
})
/** Notice that the post could not be loaded, with its button. */
export const unreachable = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
/** Keeps the footer below the fold, so that the article's arrival causes no layout shift. */
export const waiting = style([notice, { minHeight: '100vh' }])
globalStyle(`${notice} > div`, { width: '100%' })
