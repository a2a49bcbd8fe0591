import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
// Lingui's <Trans>, which stands in a file of its own there only: what a page loads first has no use for it.
import { TransNoContext } from '@lingui/react/server'
import { use, type ReactElement } from 'react'
import { MessageDefaultsContext, type MessageValues } from './useMessage.ts'

export { useMessage, type Translate } from './useMessage.ts'

type Props = {
  readonly of: MessageDescriptor
  readonly values?: MessageValues
  readonly components?: Readonly<Record<string, ReactElement>>
}

/** A message as elements: facts filled in, `<em>` and links to pages made real. */
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
