import { contractSigning } from '../../content/pictures/contract.ts'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { servicePageGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'

export function BuyerRepresentation() {
  return (
    <>
      <PageHead
        {...copy.meta}
        structuredData={(context) => servicePageGraph(context, 'buyer-representation', copy.faq.entries)}
      />
      <ServicePage
        copy={copy}
        opening={{ place: 'left', picture: thirdChair }}
        how={{ as: 'list', picture: contractSigning }}
        deliverables={{ as: 'grid', columns: 2 }}
      />
    </>
  )
}
