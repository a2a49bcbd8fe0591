import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { shelf } from '../../content/pictures/shelf.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SplitHero } from '../../sections/PageHero/SplitHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { reviewGraph } from '../../seo/reviews.ts'
import type { GraphContext } from '../../seo/structuredData.ts'
import { useHref } from '../../seo/usePage.ts'
import { ClientCase } from './ClientCase.tsx'
import { callToAction, hero, meta } from './copy.ts'
import { Stories } from './Stories.tsx'
import { TrackRecord } from './TrackRecord.tsx'
import { WhyChoose } from './WhyChoose.tsx'

/** Reviews in the page's structured data (docs/product.md, "Structured data"). */
const reviewCount = 5
const structuredData = (context: GraphContext) => reviewGraph(context, { count: reviewCount })

export function ClientStories() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={structuredData} />
      <SplitHero label={hero.label} title={hero.title} lead={hero.lead} picture={shelf} width="half" />
      <TrackRecord />
      <Stories />
      <ClientCase />
      <WhyChoose />
      <CallToAction title={callToAction.title} text={callToAction.text} tone="letter">
        <Button href={env.schedulingUrl}>{translate(callToAction.primary)}</Button>
        <Link href={href('contact')} tone="strong">
          {translate(callToAction.secondary)}
        </Link>
      </CallToAction>
    </>
  )
}
