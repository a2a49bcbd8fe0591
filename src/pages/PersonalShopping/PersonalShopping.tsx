import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { TerraceLight } from '../../sections/TerraceLight/TerraceLight.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { Itinerary } from './Itinerary.tsx'

export function PersonalShopping() {
  return (
    <>
      <PageHead {...copy.meta} structuredData={(context) => serviceGraph(context, 'personal-shopping')} />
      <ServicePage
        copy={copy}
        opening={{
          place: 'below',
          picture: <TerraceLight sizes="(min-width: 72em) 60vw, 92vw" isPriority />,
          note: <Itinerary />,
        }}
      />
    </>
  )
}
