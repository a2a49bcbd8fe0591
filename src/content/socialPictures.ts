import type { PageId } from '../routing/paths.ts'

/** A master of src/content/pictures without its ending, and the position of its subject (sharp's `position`). */
export type SocialPicture = { readonly name: string; readonly position: 'centre' | 'bottom' }

const picture = (name: string, position: SocialPicture['position'] = 'centre'): SocialPicture => ({ name, position })

/** The model in each page's social preview image. */
export const socialPictures: Record<PageId, SocialPicture> = {
  home: picture('table'),
  about: picture('our-table'),
  services: picture('new-development'),
  aiSearch: picture('dossier'),
  aiSearchSpecimen: picture('dossier'),
  personalShopping: picture('terrace-dec-1400'),
  investmentAnalysis: picture('apartment'),
  buyerRepresentation: picture('third-chair'),
  guide: picture('tax-stair'),
  clientStories: picture('shelf'),
  pricing: picture('tax-stair'),
  contact: picture('street'),
  blog: picture('terrace-jun-1700'),
  legalNotice: picture('table'),
  dataPrivacy: picture('table'),
  thankYou: picture('lit-door'),
  buyProperty: picture('waterfront'),
  luxuryVillas: picture('villa'),
  investmentHomes: picture('finca'),
  investmentProperties: picture('apartment'),
}
