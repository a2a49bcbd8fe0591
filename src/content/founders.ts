/**
 * SAMPLE DATA: what each founder does, with gaps in parentheses. Replace it before launch with positions, years and places
 * that can be proved, and then set `foundersAreSample` to false. Names and languages are in company.ts.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { company, type Founder, type FounderId } from './company.ts'
import type { Photograph } from './pictures/contentPicture.ts'

export const foundersAreSample: boolean = true

type Profile = {
  readonly work: MessageDescriptor
  readonly career: MessageDescriptor
  /** 4:5, described by the name. */
  readonly portrait?: Pick<Photograph, 'source' | 'credit' | 'focus'>
  /** Address of an SVG, as imported: `import signature from './signatures/a.svg'`. */
  readonly signature?: string
}
export type FounderProfile = Founder & Profile

const profiles: Readonly<Record<FounderId, Profile>> = {
  a: {
    work: msg({ message: `Searches, visits and films.`, comment: `What one of the two founders does` }),
    career: msg({
      message: `Before {company}, (work) in (place), (years).`,
      comment: `The career of a founder. The words in parentheses stay in parentheses until they are known`,
    }),
  },
  b: {
    work: msg({
      message: `Checks documents and figures, and negotiates.`,
      comment: `What one of the two founders does`,
    }),
    career: msg({
      message: `Before {company}, (work) in (place), (years).`,
      comment: `The career of a founder. The words in parentheses stay in parentheses until they are known`,
    }),
  },
}

export const founders: readonly FounderProfile[] = company.founders.map((founder) => ({
  ...founder,
  ...profiles[founder.id],
}))
