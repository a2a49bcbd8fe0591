import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css.ts'
import { brokenImage } from '../sanitiser/markBrokenImages.ts'

/**
 * For the container of an article. Styles the alternative text of a picture that fails to load as a caption, without
 * JavaScript too, so that it does not read as a sentence of the article.
 */
export const articleImages = style({})
globalStyle(`${articleImages} img`, {
  maxWidth: '100%',
  height: 'auto',
  color: vars.color.stone,
  fontSize: vars.size.small,
  fontStyle: 'italic',
})

/** A picture that failed to load: its alternative text in a frame. */
globalStyle(`${articleImages} img[${brokenImage}]`, {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.rule.hair} solid ${vars.color.hair}`,
  background: vars.color.plaster,
})
/** Hidden where there is no alternative text. */
globalStyle(`${articleImages} img[${brokenImage}][alt=""]`, { display: 'none' })
