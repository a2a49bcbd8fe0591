import { island } from '../../content/pictures/island.ts'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { servicePageGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'

export function AiSearch() {
  return (
    <>
      <PageHead {...copy.meta} structuredData={(context) => servicePageGraph(context, 'ai-search', copy.faq.entries)} />
      <ServicePage
        copy={copy}
        opening={{ place: 'band', picture: island }}
        how={{ as: 'columns' }}
        deliverables={{ as: 'rows' }}
      />
    </>
  )
}
