/** Width divided by height of the picture of the villa. */
export const shape = 2880 / 1536

/**
 * The part of the villa that each benefit is about, in parts of the picture's width and height: the end of its leader,
 * the picture's edge at which its letter is, and the center of its detail.
 */
export const spots = {
  permits: { at: [0.615, 0.36], edge: 'top', detail: [0.635, 0.42] },
  plot: { at: [0.24, 0.7], edge: 'bottom', detail: [0.225, 0.66] },
  view: { at: [0.612, 0.67], edge: 'bottom', detail: [0.56, 0.6] },
  structure: { at: [0.525, 0.28], edge: 'top', detail: [0.49, 0.32] },
} as const
export type Spot = keyof typeof spots
