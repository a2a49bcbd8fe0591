import { jsonInScript } from '../../lib/jsonInScript.ts'
import { blogDataId, useBlogData } from './blogData.ts'

/** At build, the data of a page as a block of JSON, which is moved behind the root (scripts/build/document/finishDocument.ts). */
export function BlogDataBlock() {
  const data = useBlogData()
  if (!import.meta.env.SSR || data === null) return null
  return <script type="application/json" id={blogDataId} dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />
}
