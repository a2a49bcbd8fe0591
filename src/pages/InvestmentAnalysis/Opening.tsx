import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { hero } from './copy.ts'
import { columns, figure } from './Opening.css.ts'

/** The page opens with what is left of a year's rent. */
export function Opening() {
  const translate = useMessage()
  return (
    <HeroFrame>
      <div className={columns}>
        <Heading level={1} size="section">
          <Message of={hero.title} components={{ figure: <span className={figure} /> }} />
        </Heading>
        <div>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
      </div>
    </HeroFrame>
  )
}
