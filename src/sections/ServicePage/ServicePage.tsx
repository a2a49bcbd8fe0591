import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../CallToAction/CallToAction.tsx'
import { Faq, type FaqEntry } from '../Faq/Faq.tsx'
import type { HeroTitleProps } from '../PageHero/HeroTitle.tsx'
import type { RuledItem } from '../RuledList/RuledList.tsx'
import type { Step } from '../Steps/Steps.tsx'
import { Deliverables } from './Deliverables.tsx'
import { FeeLine } from './FeeLine.tsx'
import { How } from './How.tsx'
import { Opening, type OpeningLayout } from './Opening.tsx'

type Titled = { readonly title: MessageDescriptor }
type ServiceCopy = {
  readonly hero: HeroTitleProps & { readonly lead: MessageDescriptor }
  readonly what: Titled & { readonly label: MessageDescriptor; readonly paragraphs: readonly MessageDescriptor[] }
  readonly how: Titled & { readonly steps: readonly Step[] }
  readonly deliverables: Titled & { readonly items: readonly RuledItem[] }
  readonly faq: { readonly title: MessageDescriptor; readonly entries: readonly FaqEntry[] }
  readonly next: {
    readonly title: MessageDescriptor
    readonly text: MessageDescriptor
    readonly button: MessageDescriptor
  }
}
type Props = {
  readonly copy: ServiceCopy
  readonly opening: OpeningLayout
  /** Next to the steps. */
  readonly stepsPicture?: ReactNode
}

/**
 * A service page: description, steps, deliverables, fee, FAQ and call to action. The order is the same on every service
 * page; openings vary.
 */
export function ServicePage({ copy, opening, stepsPicture }: Props) {
  const translate = useMessage()
  return (
    <>
      <Opening
        hero={copy.hero}
        actions={<Button href={env.schedulingUrl}>{translate(copy.next.button)}</Button>}
        what={copy.what}
        layout={opening}
      />
      <How {...copy.how} picture={stepsPicture} />
      <Deliverables {...copy.deliverables} />
      <FeeLine />
      <Faq tone="plaster" {...copy.faq} />
      <CallToAction title={copy.next.title} text={copy.next.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(copy.next.button)}
        </Button>
      </CallToAction>
    </>
  )
}
