/** How many of the site's pictures are renderings, for the legal notice; scripts/check/launch/renderings.test.ts compares it with the descriptions. */
export const renderings: 'all' | 'some' | 'none' = 'all'
