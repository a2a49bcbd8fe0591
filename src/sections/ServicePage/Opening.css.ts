import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bleedColumns, columnStart } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const offset = style({
  display: 'grid',
  gridTemplateColumns: bleedColumns,
  '@media': { print: { display: 'none' } },
})
export const offsetPicture = style({
  gridColumn: 'full-start / full-end',
  height: 'clamp(17rem, 42vw, 38rem)',
  '@media': { [media.wide]: { gridColumn: `${columnStart(4)} / full-end` } },
})

const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '46rem' } },
})
export const beside = styleVariants({ left: [halves], right: [halves] })
export const picture = style({
  position: 'relative',
  minHeight: 'clamp(19rem, 70vw, 34rem)',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${picture} img`, { position: 'absolute', inset: 0 })
globalStyle(
  `${beside.right
    .split(' ')
    .map((name) => `.${name}`)
    .join('')} > ${picture}`,
  {
    '@media': { [media.wide]: { order: 1 } },
  },
)
/** Half of the content, so that its outer edge is that of the sections above and below. */
const texts = style({
  width: '100%',
  maxWidth: `calc(${vars.measure.content} / 2)`,
  paddingBlock: `${vars.space[7]} ${vars.space.section}`,
  paddingInline: vars.space.gutter,
})
export const side = styleVariants({
  left: [
    texts,
    {
      '@media': {
        [media.wide]: { alignSelf: 'center', paddingBlock: vars.space[8], paddingInlineStart: vars.space[8] },
      },
    },
  ],
  right: [
    texts,
    {
      '@media': {
        [media.wide]: {
          alignSelf: 'center',
          justifySelf: 'end',
          paddingBlock: vars.space[8],
          paddingInlineEnd: vars.space[8],
        },
      },
    },
  ],
})
export const paragraphs = style({ display: 'grid', gap: vars.space[2] })
globalStyle(`${texts} > ${paragraphs}`, { marginTop: vars.space[4] })
