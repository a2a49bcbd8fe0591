import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { caseAmounts, caseGap, caseSteps } from '../../content/clientCase.ts'
import { fincaClose } from '../../content/pictures/finca.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatEuro, formatPercent } from '../../lib/format.ts'
import { AsidePicture } from '../../sections/PictureCaption/AsidePicture.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { casePicture, clientCase } from './copy.ts'

/** One purchase with its dates and sums, from the brief to the deed. */
export function ClientCase() {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const amounts = Object.entries(caseAmounts).map(([name, value]) => [name, formatEuro(value, tag)] as const)
  const values = { ...Object.fromEntries(amounts), gap: formatPercent(caseGap, tag, 0) }
  return (
    <Section
      aside={
        <>
          <SectionHead {...clientCase} />
          <AsidePicture picture={{ ...fincaClose, caption: casePicture }} />
        </>
      }
      layout="wideAside"
    >
      <Definitions
        items={caseSteps.map(({ id, date, title, text }) => ({
          id,
          term: (
            <>
              {translate(title)}, <time dateTime={date}>{day.format(new Date(date)).replaceAll(' ', '\u00A0')}</time>
            </>
          ),
          detail: <Message of={text} values={values} />,
        }))}
      />
    </Section>
  )
}
