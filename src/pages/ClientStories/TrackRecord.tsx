import { Heading } from '../../components/Heading/Heading.tsx'
import { Reveal } from '../../components/Reveal/Reveal.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Stat, Stats } from '../../components/Stat/Stat.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { facts } from '../../content/facts.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { head } from './ClientStories.css.ts'
import { trackRecord } from './copy.ts'
import { Savings } from './Savings.tsx'

type Fact = (typeof trackRecord.stats)[number]['fact']

/** Number format of each fact: ratios as a percentage, the factor with one decimal. */
const units: Record<Fact, { readonly isRatio?: true; readonly decimals?: number }> = {
  satisfaction: { isRatio: true },
  searchSpeedFactor: { decimals: 1 },
  founderYears: {},
}

/** The savings of all purchases, and three figures that count up, each with a caption. */
export function TrackRecord() {
  const translate = useMessage()
  const { percentSuffix } = useFormats()
  return (
    <Section tone="plaster">
      <div className={head}>
        <Heading level={2}>{translate(trackRecord.title)}</Heading>
        <Text size="small">{translate(trackRecord.note)}</Text>
      </div>
      <Savings />
      <Reveal>
        <Stats>
          {trackRecord.stats.map(({ id, fact, suffix, label, description }) => {
            const { isRatio = false, decimals = 0 } = units[fact]
            return (
              <Stat
                key={id}
                end={isRatio ? facts[fact] * 100 : facts[fact]}
                decimals={decimals}
                suffix={(isRatio ? percentSuffix() : '') + suffix}
                label={translate(label)}
                description={translate(description)}
              />
            )
          })}
        </Stats>
      </Reveal>
    </Section>
  )
}
