import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import type { SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { head } from './BenefitsHead.css.ts'

type Benefit = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }
export type BenefitsProps = Pick<SectionProps, 'tone'> & {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly items: readonly Benefit[]
}

/** Label and title of the benefits. */
export function BenefitsHead({ label, title }: Pick<BenefitsProps, 'label' | 'title'>) {
  const translate = useMessage()
  return (
    <div className={head}>
      <Text size="label">{translate(label)}</Text>
      <Heading level={2}>
        <Message of={title} />
      </Heading>
    </div>
  )
}
