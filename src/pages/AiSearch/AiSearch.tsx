import { Button } from '../../components/Button/Button.tsx'
import { annexInAsking, askingPrice, firstPrice, specimen } from '../../content/specimen.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { history } from '../../sections/Dossier/copy.ts'
import { HistoryDrawing } from '../../sections/Dossier/HistoryDrawing.tsx'
import { LiftedChapter } from '../../sections/Dossier/LiftedChapter.tsx'
import { LiftedSheet } from '../../sections/Dossier/LiftedSheet.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import { useHref } from '../../routing/usePage.ts'
import { hero, meta, next, sheet } from './copy.ts'
import { SearchHero } from './SearchHero.tsx'

/** The listings of a day, and the price history of the house that is found. */
export function AiSearch() {
  const translate = useMessage()
  const href = useHref()
  const { euro } = useFormats()
  const sums = { drop: euro(firstPrice - askingPrice), annexInAsking: euro(annexInAsking) }
  return (
    <>
      <PageHead {...meta} structuredData={(context) => serviceGraph(context, 'ai-search')} />
      <SearchHero />
      <LiftedSheet
        title={translate(specimen.house)}
        isTitleLarge
        paragraphs={sheet.paragraphs}
        link={{ label: sheet.link, href: href('aiSearchSpecimen') }}
      >
        <LiftedChapter sheet={3} name={history.name} text={<Message of={history.text} values={sums} />}>
          <HistoryDrawing />
        </LiftedChapter>
      </LiftedSheet>
      <CallToAction title={next.title} text={next.text} tone="ruled">
        <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
      </CallToAction>
    </>
  )
}
