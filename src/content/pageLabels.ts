import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageId } from '../routing/paths.ts'
import { navigationLabels } from './navigation.ts'

/**
 * The name of every page in navigation, breadcrumbs and internal links. Not part of the route manifest, because scripts
 * and tests load the manifest in plain Node, without the message compiler.
 */
export const pageLabels: Record<PageId, MessageDescriptor> = {
  ...navigationLabels,
  aiSearch: msg({ message: 'Property search', comment: 'Navigation: a service' }),
  aiSearchSpecimen: msg({
    message: 'Specimen dossier',
    comment: 'Breadcrumb: a complete sample report on a fictional house',
  }),
  personalShopping: msg({ message: 'Viewing trips', comment: 'Navigation: a service' }),
  investmentAnalysis: msg({ message: 'Investment analysis', comment: 'Navigation: a service' }),
  buyerRepresentation: msg({ message: 'Buyer representation', comment: 'Navigation: a service' }),
  legalNotice: msg({ message: 'Legal notice', comment: 'Footer link: Impressum' }),
  dataPrivacy: msg({ message: 'Data privacy', comment: 'Footer link' }),
  thankYou: msg({ message: 'Thank you', comment: 'Breadcrumb of the page after a form was sent' }),
  buyProperty: msg({ message: 'Buy property in Mallorca', comment: 'Breadcrumb' }),
  luxuryVillas: msg({ message: 'Luxury villas in Mallorca', comment: 'Breadcrumb' }),
  investmentHomes: msg({ message: 'Investment homes in Mallorca', comment: 'Breadcrumb' }),
  investmentProperties: msg({ message: 'Investment properties in Mallorca', comment: 'Breadcrumb' }),
}
