import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Euro. `open: true` means that prices go on above `max` (shown as "+"). */
export type PriceRange = {
  readonly min: number
  readonly max: number
  readonly open: boolean
}

export type Region = {
  readonly id: 'south' | 'southwest' | 'west' | 'north' | 'northeast' | 'central'
  readonly name: MessageDescriptor
  readonly priceRange: PriceRange
  /** Towns and villages, as one comma-separated line. */
  readonly places: MessageDescriptor
  /** One line: what the region is like. */
  readonly character: MessageDescriptor
  /** Whom it suits and what to look out for. */
  readonly description: MessageDescriptor
}

export type RegionId = Region['id']

/**
 * The six regions of the guide, in the order of the list next to the map. The map assigns the municipalities to regions
 * (`id` is the map's region id).
 */
export const regions = [
  {
    id: 'south',
    name: msg({
      message: `South`,
      comment: `Region of Mallorca, used alone as a heading and on the map`,
    }),
    priceRange: { min: 800_000, max: 5_000_000, open: true },
    places: msg({
      message: `Palma, Marratxí, Llucmajor, Campos, Santanyí, Felanitx`,
      comment: `Place names, unchanged in every language`,
    }),
    character: msg`Palma, its bay and the southeast`,
    description: msg`There are townhouses and apartments in Palma’s old town, villas on the bay and farmhouses toward Santanyí. In the city, read the building’s bylaws and listen to the street at night.`,
  },
  {
    id: 'southwest',
    name: msg({
      message: `Southwest`,
      comment: `Region of Mallorca, used alone as a heading and on the map`,
    }),
    priceRange: { min: 1_500_000, max: 15_000_000, open: true },
    places: msg({
      message: `Port d’Andratx, Camp de Mar, Santa Ponça, Portals Nous, Bendinat`,
      comment: `Place names, unchanged in every language`,
    }),
    character: msg`Marinas, golf courses and houses with a view`,
    description: msg`There are international schools nearby. Where a house has a view, find out what may still be built in front of it.`,
  },
  {
    id: 'west',
    name: msg({
      message: `West`,
      comment: `Region of Mallorca, used alone as a heading and on the map`,
    }),
    priceRange: { min: 1_000_000, max: 10_000_000, open: true },
    places: msg({
      message: `Sóller, Deià, Valldemossa, Fornalutx, Esporles, Banyalbufar`,
      comment: `Place names, unchanged in every language`,
    }),
    character: msg`Stone villages in the Serra de Tramuntana`,
    description: msg`Because the landscape is protected, few changes to the stone houses are permitted. Check rights of way, the water supply, and how long the winter sun reaches the valley.`,
  },
  {
    id: 'north',
    name: msg({
      message: `North`,
      comment: `Region of Mallorca, used alone as a heading and on the map`,
    }),
    priceRange: { min: 700_000, max: 8_000_000, open: true },
    places: msg({
      message: `Pollença, Port de Pollença, Alcúdia, Muro, Santa Margalida`,
      comment: `Place names, unchanged in every language`,
    }),
    character: msg`Wide bays, old towns and country roads`,
    description: msg`The bays are shallow. Pollença and Alcúdia stay open in winter; the beach resorts mostly close. Many farmhouses around Pollença are offered with a vacation-rental license. Find out before the offer whether it can pass to you.`,
  },
  {
    id: 'northeast',
    name: msg({
      message: `Northeast`,
      comment: `Region of Mallorca, used alone as a heading and on the map`,
    }),
    priceRange: { min: 600_000, max: 4_000_000, open: true },
    places: msg({
      message: `Artà, Capdepera, Son Servera, Sant Llorenç, Manacor, Porto Cristo`,
      comment: `Place names, unchanged in every language`,
    }),
    character: msg({
      message: `Coves and pine hills`,
      comment: `What a region is like`,
    }),
    description: msg`The drive from the airport is long. Ask for the flood map along the streambeds, above all around Sant Llorenç, and near the coves for the line of the coastal protection zone.`,
  },
  {
    id: 'central',
    name: msg({
      message: `Central`,
      comment: `Region of Mallorca (the interior), used alone as a heading and on the map`,
    }),
    priceRange: { min: 1_000_000, max: 12_000_000, open: true },
    places: msg({
      message: `Santa Maria del Camí, Alaró, Binissalem, Selva, Algaida, Sineu`,
      comment: `Place names, unchanged in every language`,
    }),
    character: msg`Vineyards, villages and farmland between the coasts`,
    description: msg`Outside the villages almost everything is rural land, where every building should have its permit and its Land Registry entry.`,
  },
] as const satisfies readonly Region[]
