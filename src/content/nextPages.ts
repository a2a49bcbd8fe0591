import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RoutePage } from '../routing/manifest.ts'

type Page = RoutePage | 'notFound'
/** Pages without such a sentence. */
type LastPage =
  | 'aiSearchSpecimen'
  | 'blogPost'
  | 'buyProperty'
  | 'dataPrivacy'
  | 'investmentHomes'
  | 'investmentProperties'
  | 'legalNotice'
  | 'luxuryVillas'
  | 'notFound'
  | 'thankYou'

const sentences: Record<Exclude<Page, LastPage>, MessageDescriptor> = {
  home: msg`Or read first <pricing>what our work costs and who pays us</pricing>.`,
  about: msg`Our four services are <services>on one page</services>.`,
  services: msg`Or read <stories>what our clients say after the purchase</stories>.`,
  aiSearch: msg`Next, <shopping>we plan two days of visits</shopping> around the houses that remain.`,
  personalShopping: msg`Then <representation>we check price and papers and negotiate</representation>.`,
  investmentAnalysis: msg`The guide <guide>adds up taxes and purchase costs for your price</guide>.`,
  buyerRepresentation: msg`Read <stories>one client’s purchase month by month</stories>.`,
  guide: msg`If you wish, <services>we’ll name</services> lawyers, architects and banks for these steps.`,
  clientStories: msg`Or read <pricing>what our work costs, and when you pay</pricing>.`,
  pricing: msg`See <search>how the search begins</search>.`,
  contact: msg`Until we speak, the guide has <guide>the costs, the regions and every step</guide>.`,
  blog: msg`The guide explains <guide>every step of a purchase, with a cost calculator</guide>.`,
}

/** The last sentence of a page's call to action: it links the page to read next. */
export const nextPages: Partial<Record<Page, MessageDescriptor>> = sentences
