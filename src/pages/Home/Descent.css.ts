import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { pinned } from '../../styles/pinned.ts'
import { vars } from '../../styles/theme.css.ts'
import { descentSteps } from './descentSteps.ts'

const { moving, roomy, narrow } = pinned.query
const isDriven = '(animation-timeline: view())'
/** Styles of the scroll-driven form, where the browser has it; they win over those of the column. */
const drivenOnly = (styles: { readonly [query: string]: object }) => ({
  '@supports': { [isDriven]: { '@media': styles } },
})
const driven = (styles: { readonly [query: string]: object }) => ({ selectors: { '&&&&': drivenOnly(styles) } })
const timeline = '--descent'
const byScroll = {
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: timeline,
  /** While the stage is pinned. */
  animationRange: 'contain 0% contain 100%',
} as const
const { height: stageHeight, travel } = pinned

const share = 100 / descentSteps.length
/** Percentages of the timeline at which the picture of a step begins and ends to appear. */
const cut = (at: number): readonly [number, number] => [at * share - 5, at * share + 3]

export const descent = style({
  viewTimelineName: timeline,
  paddingTop: vars.space.section,
  ...driven({
    [roomy]: { height: `calc(${stageHeight.roomy} + ${travel.roomy})`, paddingTop: 0 },
    [narrow]: { height: `calc(${stageHeight.narrow} + ${travel.narrow})`, paddingTop: 0 },
  }),
})
export const stage = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  ...driven({
    [moving]: { position: 'sticky', top: 0, display: 'grid', alignContent: 'center' },
    [roomy]: { height: stageHeight.roomy },
    [narrow]: { height: stageHeight.narrow },
  }),
})
export const head = style({
  display: 'grid',
  gap: vars.space[2],
  marginBottom: vars.space[5],
  ...driven({ [narrow]: { marginBottom: vars.space[3] } }),
})
export const steps = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[4] },
    print: { display: 'block' },
  },
  ...driven({
    [roomy]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: `0 ${vars.space[6]}` },
    [narrow]: { gap: vars.space[3] },
  }),
})
export const step = style([
  {
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    breakInside: 'avoid',
    '@media': { [media.wide]: { gridColumn: 'span 3' } },
    selectors: {
      '&:first-child': {
        '@media': { [media.wide]: { gridColumn: '1 / -1' } },
      },
    },
  },
  driven({ [roomy]: { display: 'contents' }, [narrow]: { display: 'contents' } }),
])

const sinking = keyframes({ from: { scale: 1 }, to: { scale: 1.14 } })
const base = style([
  {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    background: vars.color.mares,
    '@media': { print: { display: 'none' } },
    // The table is three times as wide as high.
    selectors: { [`${step}:first-child > &`]: { '@media': { [media.wide]: { aspectRatio: '3 / 1' } } } },
  },
  driven({
    [roomy]: {
      gridArea: `1 / 1 / span ${descentSteps.length} / auto`,
      aspectRatio: 'auto',
      height: `min(35.5rem, ${stageHeight.roomy} - 13rem)`,
    },
    [narrow]: { gridArea: '1 / 1', marginInline: `calc(-1 * ${vars.space.gutter})` },
  }),
])
/** All frames are in one place: without a box, the picture in a later one does not load before the section is in view. */
const arriving = keyframes({ from: { display: 'none' }, to: { display: 'block' } })
/** The frame of each step: it covers the frame before it when its part of the timeline begins. */
export const frame = descentSteps.map((_, at) => {
  const [begin, end] = cut(at)
  const appearing = keyframes({
    [`0%, ${begin}%`]: { opacity: 0 },
    [`${end}%, 100%`]: { opacity: 1 },
  })
  const animation =
    at === 0
      ? {}
      : {
          ...byScroll,
          animationName: `${appearing}, ${arriving}`,
          animationRange: `${byScroll.animationRange}, entry 0% entry 1%`,
        }
  return style([base, driven({ [roomy]: animation, [narrow]: animation })])
})
globalStyle(`${base} > picture`, {
  height: '100%',
  ...drivenOnly({
    [roomy]: { animationName: sinking, ...byScroll },
    [narrow]: { animationName: sinking, ...byScroll },
  }),
})

/** The island close up, in frames of about 4:3; a picture that is not displayed does not load. */
export const closeTable = style([
  { selectors: { '&&': { '@media': { [media.wide]: { display: 'none' } } } } },
  driven({ [roomy]: { display: 'block' } }),
])
/** The whole table, in the wide frame. */
export const wholeTable = style([
  { selectors: { '&&': { display: 'none', '@media': { [media.wide]: { display: 'block' } } } } },
  driven({ [roomy]: { display: 'none' } }),
])

const hairline = `${vars.rule.hair} solid`
const captionBase = style([
  {
    display: 'grid',
    gap: vars.space[1],
    alignContent: 'start',
    // Next to each other below the wide picture: scale, then title and text.
    selectors: {
      [`${step}:first-child > &`]: {
        '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[4] } },
      },
    },
  },
  driven({
    [roomy]: {
      gridColumn: 2,
      position: 'relative',
      // Scale, title and subject in one line, or all captions would be taller than the stage.
      gridTemplateColumns: 'auto auto 1fr',
      alignItems: 'baseline',
      gap: `0 ${vars.space[1]}`,
      paddingBlock: vars.space[1],
      borderTop: `${hairline} ${vars.color.mares}`,
    },
    [narrow]: { gridArea: '2 / 1' },
  }),
])
const middle = (from: number, to: number) => (from + to) / 2
/** Next to the frame all captions, the current one below a line that grows; on phones one at a time. */
export const caption = descentSteps.map((_, at) => {
  const [begin, end] = cut(at)
  const [leave, left] = cut(at + 1)
  const isFirst = at === 0
  const isLast = at === descentSteps.length - 1
  const showing = keyframes({
    ...(isFirst ? {} : { [`0%, ${middle(begin, end)}%`]: { opacity: 0 } }),
    [`${isFirst ? 0 : end}%, ${isLast ? 100 : leave}%`]: { opacity: 1 },
    ...(isLast ? {} : { [`${middle(leave, left)}%, 100%`]: { opacity: 0 } }),
  })
  const growing = keyframes({
    [`0%, ${at * share}%`]: { scale: '0 1' },
    [`${(at + 1) * share}%, 100%`]: { scale: '1 1' },
  })
  const name = style([captionBase, driven({ [narrow]: { animationName: showing, ...byScroll } })])
  const line = {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: `calc(-1 * ${vars.rule.hair})`,
    borderTop: `${hairline} ${vars.color.ink}`,
    transformOrigin: 'left',
    animationName: growing,
    ...byScroll,
  }
  globalStyle(`.${name.replaceAll(' ', '.')}::before`, drivenOnly({ [roomy]: line }))
  return name
})
export const scale = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[2]}`,
    color: vars.color.stone,
    fontSize: vars.size.caption,
  },
  driven({ [roomy]: { display: 'contents', textAlign: 'end' } }),
])
export const figure = style([
  {
    color: vars.color.stone,
    fontFamily: vars.font.display,
    fontSize: vars.size.h3,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  },
  driven({ [roomy]: { gridArea: '1 / 1' } }),
])
export const subject = style([driven({ [roomy]: { gridArea: '1 / 3' } })])
globalStyle(`${step}:first-child > ${captionBase} > :last-child`, {
  '@media': { [media.wide]: { gridColumn: '2 / span 2' } },
})
globalStyle(
  // Repeated, since vanilla-extract prints `@supports` before `@media`.
  `${captionBase} > :last-child, ${step}:first-child:first-child > ${captionBase} > :last-child`,
  drivenOnly({ [roomy]: { gridColumn: '1 / -1' } }),
)
