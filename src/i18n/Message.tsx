import type { MessageDescriptor } from '@lingui/core'
// This Lingui entry contains <Trans> alone, which keeps the rest of Lingui out of the initial chunk.
import { TransNoContext } from '@lingui/react/server'
import { use, type ReactElement } from 'react'
import { useI18n } from './I18nContext.ts'
import { MessageDefaultsContext, type MessageValues } from './useMessage.ts'

export { useMessage, type Translate } from './useMessage.ts'

type Props = {
  readonly of: MessageDescriptor
  readonly values?: MessageValues
  readonly components?: Readonly<Record<string, ReactElement>>
}

/** Renders a message as elements: fills in the visitor's own values, and turns `<em>` and page tags into elements and links. */
export function Message({ of, values, components }: Props) {
  const i18n = useI18n()
  const defaults = use(MessageDefaultsContext)
  return (
    <TransNoContext
      lingui={{ i18n }}
      id={of.id}
      {...(of.message === undefined ? {} : { message: of.message })}
      values={{ ...defaults.values, ...values }}
      components={{ ...defaults.components, ...components }}
    />
  )
}
