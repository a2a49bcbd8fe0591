import { dossier } from '../../content/pictures/dossier.ts'
import { plot } from '../../content/pictures/plot.ts'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { servicePageGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { Figures } from '../../sections/ServicePage/Figures.tsx'
import { Specimen } from './Specimen.tsx'

export function AiSearch() {
  return (
    <>
      <PageHead {...copy.meta} structuredData={(context) => servicePageGraph(context, 'ai-search', copy.faq.entries)} />
      <ServicePage
        copy={copy}
        opening={{ place: 'start', picture: dossier, note: <Figures items={copy.figures} isLarge /> }}
        how={{ as: 'list', picture: plot }}
        deliverables={{ as: 'rows', sample: <Specimen /> }}
      />
    </>
  )
}
