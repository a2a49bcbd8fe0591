import { Button } from '../../components/Button/Button.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ImportantInformation } from '../../sections/ImportantInformation/ImportantInformation.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import { hero, information, meta, next } from './copy.ts'
import { Opening } from './Opening.tsx'

/** What is left of a year's rent, and the year line by line. */
export function InvestmentAnalysis() {
  const translate = useMessage()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => serviceGraph(context, 'investment-analysis')} />
      <Opening />
      <ImportantInformation paragraphs={information} />
      <CallToAction title={next.title} text={next.text} tone="ruled">
        <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
      </CallToAction>
    </>
  )
}
