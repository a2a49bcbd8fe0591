import { Reveal } from '../../components/Reveal/Reveal.tsx'
import { Stat, Stats } from '../../components/Stat/Stat.tsx'
import { facts } from '../../content/facts.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { stats } from './copy.ts'

/** Three figures about the office. */
export function Experience() {
  const translate = useMessage()
  const { min, max } = facts.clientsPerYear
  const counters: Record<(typeof stats)[number]['id'], { min?: number; end: number; suffix?: string }> = {
    'company-years': { end: facts.companyYears, suffix: '+' },
    'clients-per-year': { min, end: max },
    'founder-years': { end: facts.founderYears, suffix: '+' },
  }
  return (
    <Reveal>
      <Stats>
        {stats.map(({ id, label, ...rest }) => (
          <Stat
            key={id}
            {...counters[id]}
            label={translate(label)}
            {...('text' in rest && { description: translate(rest.text) })}
          />
        ))}
      </Stats>
    </Reveal>
  )
}
