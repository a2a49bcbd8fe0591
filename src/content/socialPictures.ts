import type { PageId } from '../routing/paths.ts'

/** A master of src/content/pictures, and the position of its subject (sharp's `position`). */
export type SocialPicture = { readonly file: string; readonly position: 'centre' | 'bottom' }

const picture = (file: string, position: SocialPicture['position'] = 'centre'): SocialPicture => ({ file, position })

/** The model in each page's social preview image. */
export const socialPictures: Record<PageId, SocialPicture> = {
  home: picture('table.webp'),
  about: picture('our-table.webp'),
  services: picture('new-development.webp'),
  aiSearch: picture('dossier.webp'),
  aiSearchSpecimen: picture('dossier.webp'),
  personalShopping: picture('terrace-dec-1400.webp'),
  investmentAnalysis: picture('apartment.webp'),
  buyerRepresentation: picture('third-chair.webp'),
  guide: picture('tax-stair.webp'),
  clientStories: picture('shelf.webp'),
  pricing: picture('tax-stair.webp'),
  contact: picture('street.webp'),
  blog: picture('terrace-jun-1700.webp'),
  legalNotice: picture('table.webp'),
  dataPrivacy: picture('table.webp'),
  thankYou: picture('lit-door.webp'),
  buyProperty: picture('sea-window.webp'),
  luxuryVillas: picture('villa.webp'),
  investmentHomes: picture('finca.webp'),
  investmentProperties: picture('apartment.webp'),
}
