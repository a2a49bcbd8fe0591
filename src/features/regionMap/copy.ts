import { msg } from '@lingui/core/macro'

export const copy = {
  label: msg({ message: `Where`, comment: `Small label above the section on regions` }),
  title: msg({
    message: `Six regions, <em>six markets</em>`,
    comment: `Headline; the tagged words are set in italics`,
  }),
  lead: msg`You can drive across the island in about an hour and a half, and the same sum buys an apartment at one end and an estate at the other. Choose a region on the map or in the list.`,
  mapTitle: msg`Map of Mallorca in six regions`,
  mapDescription: msg({
    message: `The southwest and the west follow the mountain coast from Andratx to Sóller and beyond; the north has the bays of Pollença and Alcúdia, the northeast the coast around Artà, the south Palma and the plain to Santanyí; the central region has no coast. Prices and notes on each are in the list.`,
    comment: `Read to people who cannot see the map`,
  }),
  priceRange: msg({
    message: `Price range: {range}`,
    comment: `Spoken label; range is an amount such as €1M–10M+`,
  }),
  priceNote: msg`Price ranges are our own reading of the market in each region; we search from {priceFrom} upward. A plus means that prices go higher.`,
  source: msg({
    message: `Municipal boundaries: Instituto Geográfico Nacional de España (CC BY 4.0), via es-atlas. Coastline: GSHHG (Wessel & Smith), LGPL.`,
    comment: `Source note below the map, required by the licenses`,
  }),
}
