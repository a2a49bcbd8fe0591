import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { hero, result } from './copy.ts'
import { columns, figure, head, words, year } from './Opening.css.ts'
import { YearTable } from './YearTable.tsx'

/** What is left of a year's rent, next to the year line by line. */
export function Opening() {
  const translate = useMessage()
  return (
    <HeroFrame>
      <div className={columns}>
        <div className={head}>
          <Heading level={1} size="section">
            <Message of={hero.title} components={{ figure: <span className={figure} /> }} />
          </Heading>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
        <div className={year}>
          <YearTable />
        </div>
        <div className={words}>
          <Heading level={2} size="chapter">
            <Message of={result.title} />
          </Heading>
          {[hero.lead, ...result.paragraphs].map((paragraph) => (
            <Text key={paragraph.id}>
              <Message of={paragraph} />
            </Text>
          ))}
        </div>
      </div>
    </HeroFrame>
  )
}
