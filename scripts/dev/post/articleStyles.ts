import '../../../src/styles/global.css.ts'
// oxlint-disable no-restricted-imports -- the page of an author's desk has the component's styles without React
import '../../../src/features/blog/ArticleBody/editorClasses.css.ts'
import { body } from '../../../src/features/blog/ArticleBody/ArticleBody.css.ts'

/** Classes of an article's element. */
export const article = body
