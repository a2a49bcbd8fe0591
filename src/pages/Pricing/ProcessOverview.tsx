import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { steps } from '../../content/pictures/steps.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { process } from './copy.ts'
import { grid, head, picture } from './ProcessOverview.css.ts'

/** Steps from mandate to deed, next to a picture of stone steps. */
export function ProcessOverview() {
  const translate = useMessage()
  return (
    <Section tone="ruled">
      <div className={grid}>
        <Picture
          className={picture}
          fill="wide"
          source={steps.source}
          alt={translate(steps.alt)}
          sizes="(min-width: 64em) 40vw, 100vw"
        />
        <div className={head}>
          <Text look="label">{translate(process.label)}</Text>
          <Heading level={2}>
            <Message of={process.title} />
          </Heading>
        </div>
        <Steps items={process.steps} />
      </div>
    </Section>
  )
}
