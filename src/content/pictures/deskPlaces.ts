import first from './desk-place-1.webp?picture'
import second from './desk-place-2.webp?picture'

/** Places at our table, in the order of the founders: shown until there is a portrait. */
export const deskPlaces = [first, second] as const
