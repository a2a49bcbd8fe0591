import type { Route } from '../routing/manifest.ts'

/** Where scripts/writeSocialImages.ts puts the image of a page, 1200 x 630 pixels. */
export const socialImagePath = ({ path }: Pick<Route, 'path'>): string => `/social${path}.jpg`
