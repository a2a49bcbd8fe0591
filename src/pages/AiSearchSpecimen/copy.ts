import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `House no. 7, a specimen dossier`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `A complete sample dossier on a fictional finca: plans, areas by source, price history, winter sun, costs, and the arguments against it.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const sheet = {
  mark: msg({
    message: `Specimen. The house is fictional.`,
    comment: 'Head of each printed page of the sample report',
  }),
  number: msg({ message: `Sheet {number} of {count}`, comment: 'Head of each printed page: both are numbers' }),
}

export const cover = {
  title: msg({
    message: `House no. <em>7</em>`,
    comment: `Headline of a sample report; the tagged number is set in italics`,
  }),
  note: msg`On your short list each house gets one page. Before you make an offer, you get this dossier: four sheets of A4, with all that we have checked and all that is still open.`,
  facts: {
    date: msg({ message: `As of`, comment: 'Before the date of a report' }),
    asking: msg({ message: `Asking price`, comment: 'Before an amount, on the cover of a report' }),
    ours: msg({ message: `We would buy at`, comment: 'Before an amount, on the cover of a report' }),
    verdict: msg({ message: `Our verdict`, comment: 'Before two sentences, on the cover of a report' }),
  },
  verdict: msg`A good house, offered as if everything on the plot had a permit. See it on a winter afternoon, and do not pay for the annex.`,
  contents: msg({ message: `Contents`, comment: 'Heading above the list of seven chapters' }),
}

export const front = {
  title: msg({ message: `Southwest front of House no. 7`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`Line drawing of a low stone house with a tiled roof and three shuttered windows. On the right, a porch with three arches, glazed without a permit. Below it a terrace, a dry-stone wall and three cypresses. Behind the house the land rises.`,
  caption: msg({
    message: `Southwest front. Ink is documented, terracotta is not.`,
    comment: 'Caption of a drawing: terracotta lines were built without a permit',
  }),
}

export const section = {
  name: msg({ message: `Built and permitted`, comment: 'Chapter of a report on a house' }),
  text: msg`A cross section from northeast to southwest, through annex, house and pool. What is drawn in ink has a permit or is old enough to be in the deed of 1978. What is terracotta goes beyond a permit or has none.`,
  title: msg({ message: `Section through the plot`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`From left to right: an annex without a permit, a courtyard above a cistern, the main house, a porch that has been glazed, a terrace with an unrecorded machine room below it, and a pool that is wider than its permit. The numbers refer to the notes below the drawing.`,
  caption: msg({ message: `Section, northeast to southwest. Dimensions in meters.`, comment: 'Caption of a drawing' }),
  sun: msg({ message: `December 21, 15:00`, comment: 'Label at a ray of sunlight in a drawing' }),
  documented: msg({ message: `documented`, comment: 'Key of a drawing: in ink' }),
  undeclared: msg({ message: `without or beyond a permit`, comment: 'Key of a drawing: in terracotta' }),
}

/** Numbered as in the drawing. */
export const notes = [
  {
    id: 'house',
    isDeclared: true,
    name: msg({ message: `Main house, {house}`, comment: 'Note on a drawing; house is an area' }),
    text: msg`In the Land Registry and in the cadastre. We have seen the building permit of 1994 for its restoration. The roof leaks above the north rooms.`,
  },
  {
    id: 'cistern',
    isDeclared: true,
    name: msg({ message: `Cistern, {cistern}`, comment: 'Note on a drawing; cistern is a volume' }),
    text: msg`Named in the deed of 1978. Sound when we saw it.`,
  },
  {
    id: 'porch',
    isDeclared: false,
    name: msg({ message: `Porch, {porch}`, comment: 'Note on a drawing; porch is an area' }),
    text: msg`The permit of 1994 shows it open. It has been glazed and heated.`,
  },
  {
    id: 'pool',
    isDeclared: false,
    name: msg({ message: `Pool, {pool}`, comment: 'Note on a drawing; pool is an area' }),
    text: msg`The permit of 2003 covers {poolPermitted}.`,
  },
  {
    id: 'machineRoom',
    isDeclared: false,
    name: msg({ message: `Machine room, {machineRoom}`, comment: 'Note on a drawing; machineRoom is an area' }),
    text: msg`In no document. Not counted in the table.`,
  },
  {
    id: 'annex',
    isDeclared: false,
    name: msg({ message: `Annex, {annex}`, comment: 'Note on a drawing; annex is an area' }),
    text: msg`No permit in the building file, not in the Land Registry. In the cadastre since 2011.`,
  },
]

export const plan = {
  name: msg({ message: `Land Registry and cadastre`, comment: 'Chapter of a report on a house' }),
  text: msg`Four sources describe this house, and no two agree. What a square meter costs depends on which source you believe.`,
  title: msg({ message: `Plan of the plot`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`The outline of the cadastre and that of the Land Registry, one above the other. They differ by a strip of {strip} along the western wall. Main house, porch, annex and pool lie in the north of the plot; annex, part of the pool and the glazing of the porch are terracotta. The track reaches the house from the southeast, across {track} of the neighbor’s land.`,
  caption: msg`Solid: cadastre. Dashed: Land Registry, which has no plan of this plot; its outline follows the deed. North is up, numbers 1, 4 and 6 as in the section.`,
  registry: msg({
    message: `Land Registry`,
    comment: 'Column of a table: what the register says',
    context: 'source',
  }),
  cadastre: msg({ message: `Cadastre`, comment: 'Column of a table: what the cadastre says' }),
  track: msg({ message: `neighbor’s track, {track}`, comment: 'Label in a drawing; track is a length' }),
}

export const table = {
  caption: msg({ message: `Areas in square meters, by source`, comment: 'Caption of a table' }),
  area: msg({ message: `Area`, comment: 'Column of a table: kind of area' }),
  sources: {
    listing: msg({ message: `Listing`, comment: 'Column of a table: what the advertisement says' }),
    registry: plan.registry,
    cadastre: plan.cadastre,
    measured: msg({ message: `Measured`, comment: 'Column of a table: measured by us' }),
  },
  rows: {
    plot: msg({ message: `Plot`, comment: 'Row of a table of areas' }),
    house: msg({ message: `House`, comment: 'Row of a table of areas' }),
    porch: msg({ message: `Porch`, comment: 'Row of a table of areas' }),
    annex: msg({ message: `Annex`, comment: 'Row of a table of areas' }),
    built: msg({ message: `Built, in total`, comment: 'Row of a table of areas: house, porch and annex together' }),
    pool: msg({ message: `Pool`, comment: 'Row of a table of areas' }),
  },
  silent: msg({ message: `no figure`, comment: 'Read out where a source names no area' }),
  perMeter: msg({ message: `Asking price per m² built`, comment: 'Last row of a table of areas' }),
}

export const history = {
  name: msg({ message: `Price history`, comment: 'Chapter of a report on a house' }),
  text: msg`Three asking prices in eight months, two agencies, one house. Together the reductions are {drop}, less than the annex alone adds to the price.`,
  title: msg({ message: `Asking prices of House no. 7`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`A line that falls in steps: {first} from {firstDay}, {second} from {secondDay}, {third} from {thirdDay} until today. Below it, dashed, our price of {ours}.`,
  caption: msg`The scale begins at {floor}.`,
  ours: msg({ message: `our price`, comment: 'Label in a drawing, before an amount' }),
}

export const sun = {
  name: msg({ message: `Sun on the terrace`, comment: 'Chapter of a report on a house' }),
  text: msg`Computed for 39.6° north and the skyline that we measured from the middle of the terrace. In October the sun stays until a quarter to seven; on December 21 it is behind the ridge by three.`,
  title: msg({ message: `Paths of the sun above the skyline`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`The sun’s path from east to west on June 21, October 15 and December 21, above the outline of house and hills. On June 21 the terrace has sun from {juneFrom} to {juneUntil}, on October 15 from {octoberFrom} to {octoberUntil}, on December 21 from {decemberFrom} to {decemberUntil}.`,
  caption: msg`Solid: sun on the terrace. Dashed: behind the house or the ridge. Local time.`,
  hours: msg({ message: `hours of sun`, comment: 'After a number such as 6.0' }),
  span: msg({ message: `{from} to {until}`, comment: 'Two times of day' }),
  directions: {
    east: msg({ message: `E`, comment: 'Abbreviation: east' }),
    southeast: msg({ message: `SE`, comment: 'Abbreviation: southeast' }),
    south: msg({ message: `S`, comment: 'Abbreviation: south' }),
    southwest: msg({ message: `SW`, comment: 'Abbreviation: southwest' }),
    west: msg({ message: `W`, comment: 'Abbreviation: west' }),
  },
}

export const license = {
  name: msg({ message: `Rental license`, comment: 'Chapter of a report on a house' }),
  text: msg`What the vacation-rental license (ETV) covers, and what nobody has shown us yet.`,
  verified: {
    name: msg({ message: `Verified`, comment: 'Heading above what has been checked' }),
    items: [
      { id: 'entry', text: msg`The entry exists and is valid for six guests.` },
      { id: 'reference', text: msg`Address and cadastral reference in it are those of the house.` },
      { id: 'holder', text: msg`The holder is the seller.` },
    ],
  },
  open: {
    name: msg({ message: `Not verified`, comment: 'Heading above what could not be checked' }),
    items: [
      { id: 'guests', text: msg`The eight guests that the seller speaks of. Two of the beds are in the annex.` },
      {
        id: 'transfer',
        text: msg`The change of holder. The lawyer must confirm it with the island council before the deposit contract (arras).`,
      },
      { id: 'state', text: msg`The state registration number for short stays. The seller has not sent it.` },
    ],
  },
}

export const costs = {
  name: msg({ message: `Purchase costs`, comment: 'Chapter of a report on a house' }),
  text: msg`Calculated with this site’s calculator, as a resale; the cadastre’s reference value is still open.`,
  caption: msg({ message: `Purchase costs at both prices`, comment: 'Caption of a table' }),
  item: msg({ message: `Item`, comment: `Column heading: kind of cost` }),
  asking: msg({ message: `at {price}`, comment: 'Column of a table of costs; price is an amount' }),
  rows: {
    tax: msg({ message: `Transfer tax (ITP)`, comment: 'Row of a table of costs' }),
    notary: msg({ message: `Notary`, comment: `Row of the table: the fee` }),
    registry: msg({ message: `Land Registry`, comment: `Row of the table: the fee` }),
    gestoria: msg({ message: `Gestoría, the office that files the tax return`, comment: 'Row of a table of costs' }),
    lawyer: msg({ message: `Lawyer`, comment: 'Row of a table of costs: the fee without VAT (IVA)' }),
    total: msg({ message: `Purchase costs before VAT on services`, comment: 'Row of a table of costs: the sum' }),
    feeAndVat: msg({
      message: `Our fee, VAT on services, official scales above {feeSpansUpTo}`,
      comment: `Row of the table: a range in euro; the scales are those of notary and Land Registry`,
    }),
    cash: msg({
      message: `Cash needed, price included`,
      comment: 'Last row of a table of costs: price and costs',
    }),
  },
  link: msg({ message: `Open this calculation`, comment: 'Link to the calculator with the price of the sample house' }),
}

export const against = {
  name: msg({ message: `Arguments against it`, comment: 'Chapter of a report on a house: its faults' }),
  title: msg({
    message: `Arguments <em>against</em> it`,
    comment: `Headline of the last chapter: the faults of the house. The tagged word is set in italics`,
  }),
  items: [
    {
      id: 'winter',
      name: msg({ message: `The winter`, comment: 'A fault of the house: little sun in winter' }),
      text: msg`On December 21 the terrace has six hours of sun, and none after three. If you want a house for the winter, this is the wrong one.`,
    },
    {
      id: 'track',
      name: msg({ message: `The track`, comment: 'A fault of the house: the access crosses a neighbor’s land' }),
      text: msg`Its last {track} belong to a neighbor who lets people pass. No right of way is entered in the Land Registry. Without one we would not sign.`,
    },
    {
      id: 'annex',
      name: msg({
        message: `Annex and added pool`,
        comment: 'A fault of the house: an annex and a part of the pool without a permit',
      }),
      text: msg`Both may have to come down; do not pay for the annex. The lawyer must confirm whether they can be legalized, and whether the license is safe.`,
    },
    {
      id: 'income',
      name: msg({ message: `The rental income`, comment: 'A fault of the house: the income is overstated' }),
      text: msg`The seller’s figures assume eight guests, and the license is for six. We have seen no bookings.`,
    },
    {
      id: 'water',
      name: msg({ message: `The water`, comment: 'A fault of the house: no mains water' }),
      text: msg`There is no public water supply. In August a truck fills the cistern, at a cost that nobody has documented.`,
    },
    {
      id: 'open',
      name: msg({ message: `Still open`, comment: 'Among the faults of the house: what has not been checked yet' }),
      text: msg`Reference value; certificate of occupancy; a neighbor’s right to buy in your place; the military permit, if a buyer is not an EEA citizen.`,
    },
  ],
}

export const recommendation = {
  name: msg({ message: `Our recommendation`, comment: 'Heading at the end of a report on a house' }),
  caption: msg({ message: `From the asking price to ours`, comment: 'Caption of a short sum' }),
  asking: msg({ message: `Asking price`, comment: 'Row of a sum' }),
  deductions: {
    annex: msg({
      message: `Annex, {annex} at the asking price per m² measured`,
      comment: 'Row of a sum; annex is an area',
    }),
    porch: msg({ message: `Porch opened again, machine room closed`, comment: 'Row of a sum: works' }),
    roof: msg({ message: `Leaking roof above the north rooms`, comment: 'Row of a sum: works' }),
  },
  ours: msg({ message: `We would buy at`, comment: 'Last row of a sum' }),
  basis: msg`That is {belowAsking} below today’s asking price and {belowFirst} below the first. The work is our estimate, without removing annex or pool. The porch counts in full.`,
  text: msg`Visit the house in winter, after three. If you still like it, pay at most this price, on three conditions. If one of them fails, let the house go.`,
  conditions: [
    { id: 'way', text: msg`The right of way is entered in the Land Registry before the deed is signed.` },
    { id: 'boundary', text: msg`The neighbor agrees to the western boundary, and the Land Registry is corrected.` },
    { id: 'license', text: msg`The contract makes it a condition that the license can pass to you, for six guests.` },
  ],
}

export const next = {
  title: msg`Do you have a house in mind?`,
  text: msg`Comparable sales and the yield come in a report of their own, the investment analysis. Send us the listing of a house that you already have in mind: in the consultation we will say what we would examine first.`,
  button: msg`Schedule a consultation`,
  link: msg({ message: `How the search works`, comment: 'Link to the page of the service “Property search”' }),
}
