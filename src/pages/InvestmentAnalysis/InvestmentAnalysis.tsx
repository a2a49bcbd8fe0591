import { apartmentFront } from '../../content/pictures/apartment.ts'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { Figures } from '../../sections/ServicePage/Figures.tsx'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { servicePageGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { note } from './InvestmentAnalysis.css.ts'
import { WorkedExample } from './WorkedExample.tsx'

const beside = (
  <div className={note}>
    <Figures items={copy.figures} />
    <Text size="small">
      <Message of={copy.beside} />
    </Text>
  </div>
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
        opening={{ place: 'end', picture: apartmentFront, note: beside }}
        how={{ as: 'example', example: <WorkedExample /> }}
        deliverables={{ as: 'grid', columns: 3 }}
      />
    </>
  )
}
