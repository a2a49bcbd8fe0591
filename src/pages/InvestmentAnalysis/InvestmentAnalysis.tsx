import { Button } from '../../components/Button/Button.tsx'
import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { ImportantInformation } from '../../sections/ImportantInformation/ImportantInformation.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import { faq, information, meta, next, report, result } from './copy.ts'
import { paragraphs } from './InvestmentAnalysis.css.ts'
import { Opening } from './Opening.tsx'

export function InvestmentAnalysis() {
  const translate = useMessage()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => serviceGraph(context, 'investment-analysis')} />
      <Opening />
      <Result />
      <Report />
      <Faq tone="plaster" {...faq} />
      <ImportantInformation paragraphs={information} />
      <CallToAction title={next.title} text={next.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(next.button)}
        </Button>
      </CallToAction>
    </>
  )
}

function Result() {
  return (
    <Section tone="plaster" aside={<SectionHead title={result.title} />} layout="wideAside">
      <div className={paragraphs}>
        {result.paragraphs.map((paragraph) => (
          <Text key={paragraph.id}>
            <Message of={paragraph} />
          </Text>
        ))}
      </div>
    </Section>
  )
}

function Report() {
  return (
    <Section>
      <SectionHead title={report.title} layout="spread" />
      <CardGrid columns={3}>
        {report.items.map(({ id, title, text }) => (
          <Card key={id} title={<Message of={title} />}>
            <Message of={text} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
