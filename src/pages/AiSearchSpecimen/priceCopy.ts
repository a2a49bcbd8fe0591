import { msg } from '@lingui/core/macro'

export const price = {
  name: msg({ message: `Comparables and price`, comment: 'Chapter of a report on a house' }),
  text: msg`Three sales of the past twelve months whose prices we saw documented, adjusted by our judgment for what sets House no. 7 apart. We count the house and half of the porch, {counted}.`,
  sales: {
    caption: msg({
      message: `Comparable fincas in the west, price per m²`,
      comment: 'Caption of a table of three sales',
    }),
    sale: msg({ message: `Sale`, comment: 'Column of a table: a house that was sold' }),
    paid: msg({ message: `Paid`, comment: 'Column of a table: price of a square meter in the deed' }),
    adjustment: msg({ message: `Adjustment`, comment: 'Column of a table: a percentage' }),
    adjusted: msg({ message: `Adjusted`, comment: 'Column of a table: price of a square meter after the adjustment' }),
    name: msg({
      message: `{month}, <together>{area}, {price}</together>`,
      comment: 'A sale: month of the deed, area and price',
    }),
    reasons: {
      village: msg`Public water supply, and sun until five in December`,
      road: msg`A road within earshot`,
      restored: msg`Restored in 2021, license for eight guests`,
    },
  },
  works: {
    caption: msg({
      message: `Cost of the work by our estimate, with VAT, architect and town fees, numbered as in the section drawing`,
      comment: 'Caption of a table: what repairs and removals cost',
    }),
    items: {
      house: msg({ message: `Roof repaired`, comment: 'Row of a sum: works' }),
      porch: msg({ message: `Porch opened again`, comment: 'Row of a sum: works' }),
      pool: msg({ message: `Pool reduced to {poolPermitted}`, comment: 'Row of a sum: works; an area' }),
      machineRoom: msg({ message: `Machine room closed`, comment: 'Row of a sum: works' }),
      annex: msg({ message: `Annex removed`, comment: 'Row of a sum: works' }),
    },
    total: msg({ message: `Works`, comment: 'Last row of a sum of works' }),
  },
  offers: {
    caption: msg({
      message: `Area × price per m² − works, in whole thousands`,
      comment: 'Caption of a table of three prices: the formula by which they are calculated',
    }),
    opening: msg({ message: `Opening offer, from the lowest sale`, comment: 'Row of a table of prices' }),
    fair: msg({ message: `Our estimate, from the average`, comment: 'Row of a table of prices' }),
    limit: msg({ message: `Upper end, from the highest`, comment: 'Row of a table of prices' }),
    formula: msg({
      message: `{counted} × {perMeter} − {works}`,
      comment: 'How a price is calculated: area, price per m², works',
    }),
  },
}
