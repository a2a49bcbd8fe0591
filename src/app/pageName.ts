import type { RoutePage } from '../routing/manifest.ts'

export type PageOrNotFound = RoutePage | 'notFound'

/** Name of the component, the file and the folder of a page: `home` is src/pages/Home/Home.tsx, which exports Home. */
export const pageName = <Page extends PageOrNotFound>(page: Page): Capitalize<Page> =>
  (page.slice(0, 1).toUpperCase() + page.slice(1)) as Capitalize<Page>
