import type { MessageDescriptor } from '@lingui/core'

/** In place of Lingui's macro, which Playwright does not compile, so that flows read texts from a `copy.ts`. */
export const msg = (source: TemplateStringsArray | Omit<MessageDescriptor, 'id'>): Omit<MessageDescriptor, 'id'> =>
  'message' in source ? source : { message: (source as TemplateStringsArray).join('') }
