/** The mark of the name, a roqueta: a hewn rock in the sea. Paths of a square of 32; what is lit is in full color, the two faces in shade are paler. */
export const mark = {
  lit: 'M6 13L11 7H20.5L26 12L15 15zM3 23.8H29V25.6H3z',
  shaded: 'M4.8 14.5L14.2 16.6L12.6 22H3zM15.9 16.6L27 13.6L29 22H14.3z',
} as const
