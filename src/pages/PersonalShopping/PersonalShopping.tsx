import { Button } from '../../components/Button/Button.tsx'
import { seaWindow } from '../../content/pictures/seaWindow.ts'
import { skyline, sunDays, terrace } from '../../content/specimen.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { env } from '../../lib/env.ts'
import { sunshine } from '../../lib/sun.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { LiftedSheet } from '../../sections/Dossier/LiftedSheet.tsx'
import { TerraceLight } from '../../sections/TerraceLight/TerraceLight.tsx'
import { ServiceOpening } from '../../sections/ServiceOpening/ServiceOpening.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import { hero, meta, next, sheet } from './copy.ts'

const { until } = sunshine(sunDays.december, terrace, skyline)

/** A window above the sea, the hour at which the sample house loses the winter sun, and the sun on it at other hours. */
export function PersonalShopping() {
  const translate = useMessage()
  const { clock } = useFormats()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => serviceGraph(context, 'personal-shopping')} />
      <ServiceOpening copy={hero} picture={seaWindow} side="right" />
      <LiftedSheet
        title={<Message of={sheet.title} values={{ time: clock(until) }} />}
        isTitleLarge
        paragraphs={sheet.paragraphs}
      >
        <TerraceLight sizes="(min-width: 52em) 44rem, 88vw" />
      </LiftedSheet>
      <CallToAction title={next.title} text={next.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(hero.button)}
        </Button>
      </CallToAction>
    </>
  )
}
