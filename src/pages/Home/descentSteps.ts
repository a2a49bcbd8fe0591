/** The pictures of the descent, from the table to the opened house. */
export const descentSteps = ['table', 'regions', 'region', 'plot', 'house'] as const
export type DescentStep = (typeof descentSteps)[number]
