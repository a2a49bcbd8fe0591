import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createContext, use, useCallback, type ReactElement } from 'react'

/** Names that a build fills in (src/content/formatFacts.ts), which no value of a component may have. */
export interface ReservedValues {}
export type MessageValues = Readonly<Record<string, string | number>> & {
  readonly [Name in keyof ReservedValues]?: never
}
export type Translate = (message: MessageDescriptor, values?: MessageValues) => string

/** Values for every message of a page: inline elements for `<tags>`; facts only in stories, a build fills them in. */
export type MessageDefaults = {
  readonly values: Readonly<Record<string, string | number>>
  readonly components: Readonly<Record<string, ReactElement>>
}
export const MessageDefaultsContext = createContext<MessageDefaults>({ values: {}, components: {} })

/** Messages as plain strings without inline tags. */
export function useMessage(): Translate {
  const { i18n } = useLingui()
  const defaults = use(MessageDefaultsContext)
  return useCallback(
    (message, values) => translatePlain(i18n, message, { ...defaults.values, ...values }),
    [i18n, defaults],
  )
}

type Translator = { _: (message: MessageDescriptor) => string }

/** A message as a string without inline tags: for titles, labels and structured data. */
export function translatePlain(
  translator: Translator,
  message: MessageDescriptor,
  values: MessageDefaults['values'],
): string {
  return translator._({ ...message, values: { ...values } }).replace(/<\/?[a-zA-Z]+\/?>/g, '')
}
