import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Message } from '../../i18n/Message.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { process } from './copy.ts'
import { head } from './Included.css.ts'

/** Steps from mandate to deed. */
export function ProcessOverview() {
  return (
    <Section padding="below">
      <div className={head}>
        <Heading level={2}>
          <Message of={process.title} />
        </Heading>
      </div>
      <Steps items={process.steps} layout="columns" />
    </Section>
  )
}
