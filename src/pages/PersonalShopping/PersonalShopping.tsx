import { hours } from '../../content/pictures/hours.ts'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { Itinerary } from './Itinerary.tsx'

export function PersonalShopping() {
  return (
    <>
      <PageHead {...copy.meta} structuredData={(context) => serviceGraph(context, 'personal-shopping')} />
      <ServicePage copy={copy} opening={{ place: 'four', ...hours, note: <Itinerary /> }} />
    </>
  )
}
