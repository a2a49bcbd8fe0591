/*
 * Looks that an editor may ask for by class; docs/posts.md describes them for editors. The sanitiser lets no other name
 * through than `article-...`. Without styles each is a plain picture, paragraph or list.
 */
import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'
import { brokenImage } from '../sanitiser/markBrokenImages.ts'
import { body } from './ArticleBody.css.ts'

const chosen = (selector: string) => `${body} ${selector}`

/** A drawing of public/drawings with its caption. */
globalStyle(chosen('.article-drawing'), {
  marginBlock: vars.space[5],
  breakInside: 'avoid',
})
globalStyle(chosen(`.article-drawing > img:not([${brokenImage}])`), { aspectRatio: 'auto 5 / 4' })
globalStyle(chosen('.article-drawing > p'), { maxWidth: vars.measure.text, marginTop: vars.space[2] })
/** A picture with its caption. */
globalStyle(chosen('.article-picture'), { marginBlock: vars.space[3], breakInside: 'avoid' })
globalStyle(chosen('.article-picture > p'), { marginTop: vars.space[1] })
globalStyle(chosen(':is(.article-drawing, .article-picture) > img'), { marginBlock: 0 })
globalStyle(chosen(':is(.article-drawing, .article-picture) > p'), {
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
})

/** A ledger: one line per sum, label on the left, figure on the right, total in bold. */
globalStyle(chosen('.article-ledger'), {
  gap: 0,
  paddingInlineStart: 0,
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  listStyle: 'none',
})
globalStyle(chosen('.article-ledger > li'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1.5],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
})
/** A label wraps next to its figure; the figure moves below it only if the longest word leaves too little space. */
globalStyle(chosen('.article-ledger > li > span'), { flex: '1 1 0', overflowWrap: 'break-word' })
/** A remark on a sum is small, below both. */
globalStyle(chosen('.article-ledger > li > strong + span'), {
  flexBasis: '100%',
  color: vars.color.stone,
  fontSize: vars.size.small,
  fontWeight: 400,
  lineHeight: 1.5,
})
globalStyle(chosen('.article-ledger > li > strong'), {
  marginInlineStart: 'auto',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
globalStyle(chosen('.article-ledger > li.article-total'), {
  borderBottomColor: vars.color.ink,
  color: vars.color.ink,
  fontWeight: 600,
})
globalStyle(chosen('.article-ledger > li.article-total > strong'), { fontWeight: 600 })

/** Its drawing has the same right edge. */
globalStyle(chosen('.article-ledger + .article-drawing'), {
  '@media': { [`screen and ${media.full}`]: { width: 'auto' } },
})

/** The one large figure of an article, between its name and a remark. */
globalStyle(chosen('.article-result'), {
  marginTop: vars.space[5],
  color: vars.color.stone,
  fontSize: vars.size.small,
  breakAfter: 'avoid',
})
globalStyle(chosen('.article-result > strong'), {
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.h1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 400,
  letterSpacing: '-0.02em',
  lineHeight: vars.leading.display,
})
globalStyle(chosen('.article-result + .article-ledger'), { marginTop: vars.space[2] })

/** A remark on the previous paragraph: the next paragraph, and in the margin on wide screens. */
globalStyle(chosen('.article-note'), {
  '@media': {
    [`screen and ${media.full}`]: {
      color: vars.color.stone,
      fontSize: vars.size.small,
      lineHeight: 1.5,
      float: 'inline-end',
      clear: 'inline-end',
      translate: '0 -100%',
      width: vars.measure.marginNote,
      marginBlockStart: 0,
      marginInlineEnd: `calc(-1 * (${vars.measure.marginNote} + ${vars.space[3]}))`,
      paddingBlockStart: vars.space[1],
      borderBlockStart: `${vars.rule.hair} solid ${vars.color.mares}`,
    },
  },
})
/** After a drawing, which is in the margin too, a remark is next to the following paragraph. */
globalStyle(chosen('.article-drawing + .article-note'), { translate: 'none' })
/** A paragraph below another remark, there is no room above it. */
globalStyle(chosen('.article-note + p + .article-note'), { translate: 'none' })
