import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import type { SectionProps } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { FormSection } from '../FormSection/FormSection.tsx'
import { Founders } from '../Founders/Founders.tsx'
import { useWhatsAppHref } from '../WhatsApp/useWhatsAppHref.ts'
import { AfterSending } from './AfterSending.tsx'
import { enquiryAnchor } from './LandingActions.tsx'
import { intro } from './EnquirySection.css.ts'

type Props = Pick<SectionProps, 'tone'> & {
  readonly copy: {
    readonly title: MessageDescriptor
    readonly lead: MessageDescriptor
  }
  readonly whatsApp: MessageDescriptor
  /** The form. */
  readonly children: ReactNode
}

/** A landing page's enquiry form, with a chat as the alternative. */
export function EnquirySection({ tone = 'plaster', copy, whatsApp, children }: Props) {
  const translate = useMessage()
  const href = useWhatsAppHref()
  const head = (
    <div className={intro}>
      <Heading level={2}>
        <Message of={copy.title} />
      </Heading>
      <Text size="lead">
        <Message of={copy.lead} />
      </Text>
      <Link href={href} tone="strong">
        {translate(whatsApp)}
      </Link>
    </div>
  )
  const below = (
    <>
      <Founders look="rows" />
      <AfterSending />
    </>
  )
  return (
    <FormSection tone={tone} id={enquiryAnchor} head={head} below={below}>
      {children}
    </FormSection>
  )
}
