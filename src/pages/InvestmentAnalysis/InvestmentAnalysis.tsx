import { apartment } from '../../content/pictures/apartment.ts'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { servicePageGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { WorkedExample } from './WorkedExample.tsx'

export function InvestmentAnalysis() {
  return (
    <>
      <PageHead
        {...copy.meta}
        structuredData={(context) => servicePageGraph(context, 'investment-analysis', copy.faq.entries)}
      />
      <ServicePage
        copy={copy}
        opening={{ place: 'offset', picture: apartment }}
        how={{ as: 'example', example: <WorkedExample /> }}
        deliverables={{ as: 'grid' }}
      />
    </>
  )
}
