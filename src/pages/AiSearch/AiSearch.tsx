import { Button } from '../../components/Button/Button.tsx'
import { dossier } from '../../content/pictures/dossier.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { AsidePicture } from '../../sections/PictureCaption/AsidePicture.tsx'
import { Prose } from '../../sections/Prose/Prose.tsx'
import { Deliverables } from '../../sections/ServicePage/Deliverables.tsx'
import { FeeLine } from '../../sections/ServicePage/FeeLine.tsx'
import { How } from '../../sections/ServicePage/How.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'
import { SearchHero } from './SearchHero.tsx'

/** In the order of the other service pages (src/sections/ServicePage), but opened with a drawing of the search. */
export function AiSearch() {
  const translate = useMessage()
  return (
    <>
      <PageHead {...copy.meta} structuredData={(context) => serviceGraph(context, 'ai-search')} />
      <SearchHero />
      <Prose {...copy.what} isLed />
      <How {...copy.how} />
      <Deliverables {...copy.deliverables} picture={<AsidePicture picture={dossier} />} />
      <FeeLine />
      <Faq tone="plaster" {...copy.faq} />
      <CallToAction title={copy.next.title} text={copy.next.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(copy.next.button)}
        </Button>
      </CallToAction>
    </>
  )
}
