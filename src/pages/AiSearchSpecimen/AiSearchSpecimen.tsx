import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Trail } from '../../sections/PageHero/Trail.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { AgainstChapter } from './AgainstChapter.tsx'
import { meta, next } from './copy.ts'
import { CostsChapter } from './CostsChapter.tsx'
import { Cover } from './Cover.tsx'
import { crumbs } from './Cover.css.ts'
import { HistoryChapter } from './HistoryChapter.tsx'
import { LicenseChapter } from './LicenseChapter.tsx'
import { PlanChapter } from './PlanChapter.tsx'
import { PriceChapter } from './PriceChapter.tsx'
import { Recommendation } from './Recommendation.tsx'
import { SectionChapter } from './SectionChapter.tsx'
import { Sheet } from './Sheet.tsx'
import { SunChapter } from './SunChapter.tsx'

/** The dossier on House no. 7: five sheets of A4 on paper. */
export function AiSearchSpecimen() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} />
      <div className={crumbs}>
        <Trail />
      </div>
      <Sheet number={1}>
        <Cover />
      </Sheet>
      <Sheet number={2}>
        <SectionChapter />
        <PlanChapter />
      </Sheet>
      <Sheet number={3}>
        <HistoryChapter />
        <SunChapter />
        <LicenseChapter />
      </Sheet>
      <Sheet number={4}>
        <PriceChapter />
        <CostsChapter />
      </Sheet>
      <Sheet number={5}>
        <AgainstChapter />
        <Recommendation />
      </Sheet>
      <CallToAction title={next.title} text={next.text} tone="ruled">
        <Button href={env.schedulingUrl}>{translate(next.button)}</Button>
        <Link href={href('aiSearch')} tone="strong">
          {translate(next.link)}
        </Link>
      </CallToAction>
    </>
  )
}
