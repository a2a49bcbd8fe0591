import { msg } from '@lingui/core/macro'

export const copy = {
  title: msg({
    message: `Regions and prices`,
    comment: `Headline above a map and a list of regions with their prices`,
  }),
  mapTitle: msg`Map of Mallorca in six regions`,
  mapDescription: msg({
    message: `The southwest is the coast from Calvià to Andratx, the west the mountains from there past Sóller, the north the bays of Pollença and Alcúdia, the northeast the coast from Artà to Porto Cristo, the south Palma and the plain to Santanyí. The central region has no coast.`,
    comment: `Read to people who cannot see the map`,
  }),
  priceRange: msg({
    message: `Price range: {range}`,
    comment: `Spoken label; range is an amount such as €1M–10M+`,
  }),
  reachesAll: msg({
    message: `At {price} you can look in every region, in some only at the lower end. Purchase costs come on top.`,
    comment: `price is the visitor’s`,
  }),
  reachesSome: msg({
    message: `Regions within reach at {price}: {within} of {total}.`,
    comment: `price is the visitor’s; within and total are numbers`,
  }),
  reachesNone: msg({
    message: `At {price} no region is within reach: prices begin higher everywhere.`,
    comment: `price is the visitor’s`,
  }),
  beyond: msg({ message: `Begins above your price`, comment: `Below the prices of a region` }),
  priceNote: msg`These are examples of asking prices for houses and apartments, by our own estimate; a plus means that they go higher. We search from {priceFrom}, even where a range begins lower.`,
  source: msg({
    message: `Municipal boundaries: Instituto Geográfico Nacional de España (CC BY 4.0), via es-atlas. Coastline: GSHHG (Wessel & Smith), LGPL.`,
    comment: `Source note below the map, required by the licenses`,
  }),
}
