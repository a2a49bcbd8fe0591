import type { Route } from '../routing/manifest.ts'

/** The image of pages that have none of their own: a model villa (specification, section 3). */
export const defaultSocialImage = '/social/default.jpg'

/** Where scripts/writeSocialImages.ts puts the image of a page, 1200 x 630 pixels. */
export const socialImagePath = ({ path }: Pick<Route, 'path'>): string => `/social${path}.jpg`
