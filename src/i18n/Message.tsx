import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
// This Lingui entry contains <Trans> alone, which keeps the rest of Lingui out of the initial chunk.
import { TransNoContext } from '@lingui/react/server'
import { use, type ReactElement } from 'react'
import { MessageDefaultsContext, type MessageValues } from './useMessage.ts'

export { useMessage, type Translate } from './useMessage.ts'

type Props = {
  readonly of: MessageDescriptor
  readonly values?: MessageValues
  readonly components?: Readonly<Record<string, ReactElement>>
}

/** Renders a message as elements: fills in the visitor's own values, and turns `<em>` and page tags into elements and links. */
export function Message({ of, values, components }: Props) {
  const lingui = useLingui()
  const defaults = use(MessageDefaultsContext)
  return (
    <TransNoContext
      lingui={lingui}
      id={of.id}
      {...(of.message === undefined ? {} : { message: of.message })}
      values={{ ...defaults.values, ...values }}
      components={{ ...defaults.components, ...components }}
    />
  )
}
