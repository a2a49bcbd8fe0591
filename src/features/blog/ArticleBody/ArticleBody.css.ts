import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'
import { brokenImage } from '../sanitiser/markBrokenImages.ts'

/** Styles of a post's sanitized HTML. */
export const body = style({
  maxWidth: vars.measure.text,
  color: vars.color.body,
  '@media': { print: { maxWidth: 'none' } },
})
const within = (selector: string) =>
  selector
    .split(', ')
    .map((part) => `${body} ${part}`)
    .join(', ')

globalStyle(within('> * + *'), { marginTop: vars.space[3] })
globalStyle(within('h1, h2, h3, h4, h5, h6'), {
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: 400,
  lineHeight: vars.leading.heading,
  letterSpacing: '-0.008em',
  scrollMarginTop: vars.space[4],
  breakAfter: 'avoid',
})
globalStyle(within('h1, h2'), { fontSize: vars.size.figure })
globalStyle(within('h3'), { fontSize: vars.size.h3 })
globalStyle(within('h4, h5, h6'), { fontSize: vars.size.lead, fontFamily: vars.font.text, fontWeight: 600 })
globalStyle(within('> * + h1, > * + h2'), {
  marginTop: vars.space[6],
  '@media': { [media.medium]: { marginTop: vars.space[7] } },
})
globalStyle(within('> * + h3'), { marginTop: vars.space[5] })
globalStyle(within('> h2 + *, > h3 + *, > h4 + *'), { marginTop: vars.space[2] })

globalStyle(within('a'), { textDecorationLine: 'underline', transition: `color ${vars.motion.fast}` })
globalStyle(within('a:hover'), { '@media': { [media.hover]: { color: vars.color.stone } } })
globalStyle(within('strong'), { color: vars.color.ink, fontWeight: 600 })

globalStyle(within('ul, ol'), { display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[3] })
globalStyle(within('ul'), { listStyle: '"–  "' })
globalStyle(within('ol'), { listStyle: 'decimal' })
globalStyle(within('li::marker'), { color: vars.color.stone, fontVariantNumeric: 'tabular-nums' })

globalStyle(within('blockquote'), {
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.rule.strong} solid ${vars.color.mares}`,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.quote,
  '@media': { [media.phone]: { paddingInlineStart: 0, borderInlineStart: 0 } },
})
globalStyle(within('blockquote, blockquote > p'), { textWrapStyle: 'balance' })
globalStyle(within('> * + blockquote, > blockquote + *'), {
  marginTop: vars.space[5],
  '@media': { [media.phone]: { marginTop: vars.space[3] } },
})
globalStyle(within('blockquote > * + *'), { marginTop: vars.space[2] })

/**
 * For pictures in `public/articles`: reserves space until a picture loads, then uses the picture's own aspect ratio.
 */
const pictureShape = 'auto 40 / 21'
globalStyle(within('img'), {
  width: '100%',
  marginBlock: vars.space[2],
  breakInside: 'avoid',
})
globalStyle(within(`img:not([${brokenImage}])`), { aspectRatio: pictureShape })
globalStyle(within('pre, code'), { fontSize: 'smaller' })
globalStyle(within('code'), { paddingInline: vars.space[0.5], background: vars.color.plaster })
globalStyle(within('pre'), { padding: vars.space[2], overflowX: 'auto', background: vars.color.plaster })
globalStyle(within('pre code'), { padding: 0, background: 'none', fontSize: 'inherit' })

/** Prints the address after an external link. */
globalStyle(within('a[href^="http"]::after'), {
  '@media': { print: { content: '" (" attr(href) ")"', fontSize: vars.size.label } },
})
