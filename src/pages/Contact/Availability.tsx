import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { note } from './Contact.css.ts'
import { availability as copy } from './copy.ts'
import { closingHoursAbroad } from './officeHours.ts'

const hours = closingHoursAbroad()

/** Our opening hours, and when they end in US time zones. */
export function Availability() {
  const translate = useMessage()
  return (
    <Section
      aside={<SectionHead id="availability" title={copy.title} text={copy.lead} />}
      layout="wideAside"
      labelledBy="availability"
    >
      <Definitions
        items={copy.zones.map(({ id, title, detail }) => ({
          id,
          term: translate(title),
          detail: translate(detail, hours),
        }))}
      />
      <div className={note}>
        <Text size="small">{translate(copy.note)}</Text>
      </div>
    </Section>
  )
}
