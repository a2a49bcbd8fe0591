/**
 * SAMPLE DATA: what each founder does, until the careers are known. Replace it before launch with positions, years and
 * places that can be proved, and then set `foundersAreSample` to false. Names and languages are in company.ts.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FounderId } from './company.ts'

export const foundersAreSample: boolean = true

/** A name as a message, with the work and the career in a sentence or two. */
export const founderTexts: Readonly<
  Record<FounderId, { readonly name: MessageDescriptor; readonly career: MessageDescriptor }>
> = {
  a: {
    name: msg({ message: `{founderA}`, comment: `The name of a founder` }),
    career: msg({
      message: `Managing director. Search, visits and films.`,
      comment: `What one of the two founders does`,
    }),
  },
  b: {
    name: msg({ message: `{founderB}`, comment: `The name of a founder` }),
    career: msg({
      message: `Managing director. Documents, figures and negotiation.`,
      comment: `What one of the two founders does`,
    }),
  },
}
