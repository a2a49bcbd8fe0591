/**
 * SAMPLE DATA: what each founder does, with gaps in brackets. Replace it before launch with positions, years and places
 * that can be proved, and then set `foundersAreSample` to false. Names and languages are in company.ts.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FounderId } from './company.ts'

export const foundersAreSample: boolean = true

/** The work and the career of each founder, in two sentences. */
export const careers: Readonly<Record<FounderId, MessageDescriptor>> = {
  a: msg({
    message: `Searches, visits and films. Before {company}, (work) in (place), (years).`,
    comment: `What one of the two founders does and did. The words in brackets stay in brackets until they are known`,
  }),
  b: msg({
    message: `Checks documents and figures, and negotiates. Before {company}, (work) in (place), (years).`,
    comment: `What one of the two founders does and did. The words in brackets stay in brackets until they are known`,
  }),
}
