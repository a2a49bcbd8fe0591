import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Area, Stroke } from '../../components/Drawing/Drawing.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { line, note } from './Contact.css.ts'
import { availability as copy } from './copy.ts'
import { closingHoursAbroad, officeHoursIn } from './officeHours.ts'

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
          detail: (
            <>
              {translate(detail, hours)}
              <DayLine {...officeHoursIn(id, 'weekdays')} />
            </>
          ),
        }))}
      />
      <div className={note}>
        <Text size="small">{translate(copy.note)}</Text>
      </div>
    </Section>
  )
}

/** A weekday from midnight to midnight with a mark at noon, filled in the hours in which we pick up. */
function DayLine({ opens, closes }: ReturnType<typeof officeHoursIn>) {
  return (
    <svg className={line} viewBox="0 0 24 3" preserveAspectRatio="none" aria-hidden="true">
      <Stroke d="M0 2H24M12 2V3" />
      <Area tone="sea" d={`M${opens / 60} 0H${closes / 60}V2H${opens / 60}z`} />
    </svg>
  )
}
