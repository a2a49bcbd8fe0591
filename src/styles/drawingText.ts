/** Font sizes in units of a drawing; larger on phones, where the drawing is small. */
export const drawingText = {
  map: { phone: '86px', wide: '46px' },
  plan: { letter: '10px', measure: '6px' },
} as const
