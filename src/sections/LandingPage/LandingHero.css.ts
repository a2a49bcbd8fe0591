import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { print: { display: 'block' } },
})
export const hero = styleVariants({
  half: [base, { '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } }],
  above: [base],
})
const notPrinted = { print: { display: 'none' } }
export const figure = styleVariants({
  half: { display: 'grid', gridTemplateRows: '1fr auto', '@media': notPrinted },
  above: { '@media': notPrinted },
})
const onPhones = { aspectRatio: '3 / 2' }
export const picture = styleVariants({
  /** As high as the text next to it, and at least in its own shape. */
  half: {
    ...onPhones,
    gridArea: '1 / 1',
    '@media': {
      [media.medium]: { aspectRatio: '2 / 1' },
      [media.wide]: { aspectRatio: 'auto', minHeight: 'min(39vw, 44rem)' },
    },
  },
  /** The band shows the model's upper part. */
  above: {
    ...onPhones,
    objectPosition: '50% 12%',
    '@media': { [media.medium]: { aspectRatio: '5 / 2' }, [media.wide]: { aspectRatio: '16 / 5' } },
  },
})
const captionAt = `${vars.space[1]} ${vars.space.gutter} 0`
export const caption = styleVariants({
  half: { padding: captionAt, '@media': { [media.wide]: { paddingInline: `0 ${contentEdge}` } } },
  above: { padding: captionAt, '@media': { [media.wide]: { paddingInline: contentEdge } } },
})
const texts = style({ display: 'grid', gap: vars.space[2], padding: `${vars.space[3]} ${vars.space.gutter} 0` })
export const text = styleVariants({
  half: [
    texts,
    {
      alignSelf: 'center',
      '@media': {
        [media.wide]: {
          order: -1,
          gap: vars.space[3],
          padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[5]} ${contentEdge}`,
        },
      },
    },
  ],
  above: [
    texts,
    {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          alignItems: 'start',
          columnGap: vars.space[6],
          padding: `${vars.space[4]} ${contentEdge} 0`,
        },
      },
    },
  ],
})
export const headline = style({ fontSize: vars.size.h2 })
export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
