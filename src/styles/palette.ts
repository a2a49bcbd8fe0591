/** The brand's colors, by the name of the material. */
export const palette = {
  limewash: '#FBF8F2',
  plaster: '#F2ECE1',
  mares: '#DCC9A6',
  hair: '#E9DFCC',
  ink: '#1D211C',
  body: '#34372F',
  stone: '#5C5A52',
  sea: '#12343B',
  seaDeep: '#0D292F',
  seaRule: '#33545B',
  seaText: '#D5DEDC',
  seaQuiet: '#AFC0BF',
  sand: '#E8D5AE',
  pine: '#3D4A36',
  /** What is not permitted, what costs the reader, errors, and the focus ring. */
  terracotta: '#A2472A',
  terracottaWash: '#F7E8DF',
} as const
