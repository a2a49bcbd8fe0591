/**
 * SAMPLE DATA: what each founder does and says, with the career as a gap in parentheses. Replace it before launch with positions,
 * years and places that can be proved and with the founders' own words, and then set `foundersAreSample` to false. Names and
 * languages are in company.ts.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { company, type Founder, type FounderId } from './company.ts'
import type { Photograph } from './pictures/contentPicture.ts'
import type { ServiceId } from './services.ts'
import signatureA from './signatures/a.svg'
import signatureB from './signatures/b.svg'

/** @public for `npm run check:launch` */
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

const career = msg({
  message: `(Work, place and years before {company})`,
  comment: `In the place of a founder’s career, until it is known: stays in parentheses`,
})

// Before launch, replace: the signatures, which are drawn from typefaces.
const profiles: Readonly<Record<FounderId, Profile>> = {
  a: {
    work: msg({ message: `I search, visit and film.`, comment: `One of the two founders on their work` }),
    career,
    signature: signatureA,
  },
  b: {
    work: msg({
      message: `I check the documents and figures, and I negotiate.`,
      comment: `One of the two founders on their work`,
    }),
    career,
    signature: signatureB,
  },
}

export const founders: readonly FounderProfile[] = company.founders.map((founder) => ({
  ...founder,
  ...profiles[founder.id],
}))

// Before launch, replace: what the founders say about their work, in their own words.
/** On how the work is done, signed. */
export type FounderRemark = { readonly by: FounderId; readonly text: MessageDescriptor }

export const serviceRemarks: Readonly<Record<ServiceId, FounderRemark>> = {
  'ai-search': {
    by: 'a',
    text: msg({
      message: `Before I send you a listing, I call and ask what it leaves out.`,
      comment: `A founder on the search, signed`,
    }),
  },
  'personal-shopping': {
    by: 'a',
    text: msg({
      message: `I film damp walls as well, and record the noise of the road.`,
      comment: `A founder on visits and films of houses, signed`,
    }),
  },
  'investment-analysis': {
    by: 'b',
    text: msg({
      message: `I look up the license first. If there is none, I leave vacation rent out, whatever the listing says.`,
      comment: `A founder on the analysis of yields, signed`,
    }),
  },
  'buyer-representation': {
    by: 'b',
    text: msg({
      message: `I write down the arguments against a house before I draft the offer. You read both before anything goes to the seller.`,
      comment: `A founder on offers, signed`,
    }),
  },
}

export const contactRemark: FounderRemark = {
  by: 'a',
  text: msg({
    message: `In the first conversation I ask about your budget, area and dates.`,
    comment: `A founder on the first conversation, signed`,
  }),
}
