import { apartment } from '../../content/pictures/apartment.ts'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { servicePageGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { WorkedExample } from './WorkedExample.tsx'

const note = (
  <Text look="small">
    <Message of={copy.beside} />
  </Text>
)

export function InvestmentAnalysis() {
  return (
    <>
      <PageHead
        {...copy.meta}
        structuredData={(context) => servicePageGraph(context, 'investment-analysis', copy.faq.entries)}
      />
      <ServicePage
        copy={copy}
        opening={{ place: 'end', picture: apartment, note }}
        how={{ as: 'example', example: <WorkedExample /> }}
        deliverables={{ as: 'grid', columns: 3 }}
      />
    </>
  )
}
