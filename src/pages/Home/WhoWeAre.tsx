import { Reveal } from '../../components/Reveal/Reveal.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Stat, Stats } from '../../components/Stat/Stat.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { facts } from '../../content/facts.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { Founders } from '../../sections/Founders/Founders.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { about as copy } from './copy.ts'
import { people, text } from './WhoWeAre.css.ts'

/** The two advisers with their work, and three figures. */
export function WhoWeAre() {
  const translate = useMessage()
  const { percentSuffix } = useFormats()
  const { min, max } = facts.clientsPerYear
  const counters: Record<(typeof copy.stats)[number]['id'], { min?: number; end: number; suffix?: string }> = {
    years: { end: facts.founderYears, suffix: '+' },
    clients: { min, end: max },
    dedication: { end: facts.buyerSide * 100, suffix: percentSuffix() },
  }
  return (
    <Section tone="plaster">
      <SectionHead title={copy.title} layout="spread" />
      <div className={people}>
        <div className={text}>
          <Text tone="quiet">
            <Message of={copy.text} />
          </Text>
        </div>
        <Founders look="letter" />
      </div>
      <Reveal>
        <Stats>
          {copy.stats.map(({ id, label }) => (
            <Stat key={id} {...counters[id]} label={translate(label)} />
          ))}
        </Stats>
      </Reveal>
    </Section>
  )
}
