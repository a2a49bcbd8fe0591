import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css.ts'
import { brokenImage } from '../sanitiser/markBrokenImages.ts'

/**
 * For the element that holds an article. Without JavaScript too, the alternative text of a picture that does not come
 * reads as a caption and not as a sentence of the article.
 */
export const articleImages = style({})
globalStyle(`${articleImages} img`, {
  maxWidth: '100%',
  height: 'auto',
  color: vars.color.stone,
  fontSize: vars.size.small,
  fontStyle: 'italic',
})

/** A picture that did not come: its alternative text in a quiet frame. */
globalStyle(`${articleImages} img.${brokenImage}`, {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.rule.hair} solid ${vars.color.hair}`,
  background: vars.color.plaster,
})
/** Without a text there is nothing to show. */
globalStyle(`${articleImages} img.${brokenImage}[alt=""]`, { display: 'none' })
