import { Button } from '../../components/Button/Button.tsx'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { against } from '../../sections/Dossier/copy.ts'
import { Faults } from '../../sections/Dossier/Faults.tsx'
import { LiftedChapter } from '../../sections/Dossier/LiftedChapter.tsx'
import { LiftedSheet } from '../../sections/Dossier/LiftedSheet.tsx'
import { ServiceOpening } from '../../sections/ServiceOpening/ServiceOpening.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import { useHref } from '../../routing/usePage.ts'
import { hero, meta, next, sheet } from './copy.ts'

/** The notary's room, and the arguments against the sample house. */
export function BuyerRepresentation() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => serviceGraph(context, 'buyer-representation')} />
      <ServiceOpening copy={hero} picture={thirdChair} side="left" />
      <LiftedSheet
        title={<Message of={sheet.title} />}
        paragraphs={sheet.paragraphs}
        link={{ label: sheet.link, href: href('aiSearchSpecimen') }}
      >
        <LiftedChapter sheet={5} name={against.name}>
          <Faults />
        </LiftedChapter>
      </LiftedSheet>
      <CallToAction title={next.title} text={next.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(hero.button)}
        </Button>
      </CallToAction>
    </>
  )
}
