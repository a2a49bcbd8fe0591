/** Font sizes in units of a drawing; larger on phones, where the drawing is small. */
export const drawingText = {
  map: { phone: '86px', wide: '46px' },
  plan: { letter: '10px', phone: '7.5px', wide: '3.4px' },
} as const
