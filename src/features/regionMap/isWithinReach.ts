import type { Region } from '../../content/regions.ts'

/** Whether the prices of a region begin at or below a price. */
export const isWithinReach = ({ priceRange }: Region, price: number): boolean => priceRange.min <= price
