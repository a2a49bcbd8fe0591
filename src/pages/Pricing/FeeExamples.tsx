import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { examples } from './copy.ts'
import { amount, card, cards, closing, details, fee, head, name, note, price } from './FeeExamples.css.ts'

type Example = (typeof examples.items)[number]

/** The fee for three example prices. */
export function FeeExamples() {
  const translate = useMessage()
  return (
    <Section tone="plaster">
      <div className={head}>
        <Text size="label">{translate(examples.label)}</Text>
        <Heading level={2}>
          <Message of={examples.title} />
        </Heading>
      </div>
      <ul className={cards}>
        {examples.items.map((example) => (
          <Card key={example.id} example={example} />
        ))}
      </ul>
      <div className={closing}>
        <Text>
          <Message of={examples.closing} />
        </Text>
      </div>
    </Section>
  )
}

function Card({ example }: { readonly example: Example }) {
  const translate = useMessage()
  return (
    <li className={card}>
      <h3 className={price}>{translate(example.price)}</h3>
      <p className={fee}>
        <span className={name}>{translate(examples.feeName)}</span>
        <span className={amount}>{translate(example.fee)}</span>
        <span className={note}>{translate(example.note)}</span>
      </p>
      <ul className={details}>
        <li>{translate(example.split)}</li>
        <li>{translate(example.vat)}</li>
        <li>{translate(example.commission)}</li>
      </ul>
    </li>
  )
}
