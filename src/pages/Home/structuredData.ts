import type { Thing } from 'schema-dts'
import { serviceCatalog } from '../../seo/service.ts'
import type { GraphContext } from '../../seo/structuredData.ts'

/** Adds the catalog of services to the agency. */
export const homeStructuredData = (context: GraphContext): Thing[] => [serviceCatalog(context)]
