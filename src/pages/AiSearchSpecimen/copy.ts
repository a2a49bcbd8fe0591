import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `House no. 7, a specimen dossier`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `A complete specimen dossier on a fictional finca, with plans, areas by source, price history, winter sun, costs and the arguments against it.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const cover = {
  title: msg({
    message: `House no. <em>7</em>`,
    comment: `Headline of a sample report; the tagged number is set in italics`,
  }),
  note: msg`Before you make an offer, you get a dossier like this on five sheets of A4, as complete as the documents allow.`,
  facts: {
    date: msg({ message: `As of`, comment: 'Before the date of a report' }),
    asking: msg({ message: `Asking price`, comment: 'Before an amount, on the cover of a report' }),
    ours: msg({ message: `Our estimate`, comment: 'Before an amount, on the cover of a report' }),
    verdict: msg({ message: `Our verdict`, comment: 'Before two sentences, on the cover of a report' }),
  },
  verdict: msg`Worth a viewing. The price includes an annex without a permit. See it on a winter afternoon before you make an offer.`,
  contents: msg({ message: `Contents`, comment: 'Heading above the list of chapters' }),
}

export const front = {
  title: msg({ message: `Southwest front of House no. 7`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`A low stone house with a tiled roof and three shuttered windows. On the right, a porch whose three arches have been glazed.`,
  caption: msg({
    message: `Southwest front. On every sheet, red marks what has no permit or registered right and what we deduct from the price.`,
    comment: 'Caption of a drawing, and the key of all drawings: red lines were built without a permit',
  }),
}

export const section = {
  name: msg({ message: `Built and permitted`, comment: 'Chapter of a report on a house' }),
  text: msg`From northeast to southwest, through annex, house and pool. The black parts have a permit or appear in the deed of 1978. A deed isn’t a permit, so the lawyer asks about the latter.`,
  title: msg({ message: `Section through the plot`, comment: 'Name of a drawing, for screen readers' }),
  caption: msg({
    message: `Dimensions in meters, numbers as in the notes.`,
    comment: 'Caption of a drawing',
  }),
  sun: msg({ message: `December 21, 3:00 PM`, comment: 'Label at a ray of sunlight in a drawing' }),
}

/** Numbered as in the drawing. */
export const notes = [
  {
    id: 'house',
    isPermitted: true,
    name: msg({ message: `Main house, {house}`, comment: 'Note on a drawing; house is an area' }),
    text: msg`The permit of 1994 covers all of it. The roof leaks above the north rooms.`,
  },
  {
    id: 'cistern',
    isPermitted: true,
    name: msg({ message: `Cistern, {cistern}`, comment: 'Note on a drawing; cistern is a volume' }),
    text: msg`Named in the deed of 1978. Sound when we saw it.`,
  },
  {
    id: 'porch',
    isPermitted: false,
    name: msg({ message: `Porch, {porch}`, comment: 'Note on a drawing; porch is an area' }),
    text: msg`The permit of 1994 shows it open. It has been glazed and heated. We count half of it.`,
  },
  {
    id: 'pool',
    isPermitted: false,
    name: msg({ message: `Pool, {pool}`, comment: 'Note on a drawing; pool is an area' }),
    text: msg`The permit of 2003 covers {poolPermitted}.`,
  },
  {
    id: 'machineRoom',
    isPermitted: false,
    name: msg({ message: `Machine room, {machineRoom}`, comment: 'Note on a drawing; machineRoom is an area' }),
    text: msg`In no document.`,
  },
  {
    id: 'annex',
    isPermitted: false,
    name: msg({ message: `Annex, {annex}`, comment: 'Note on a drawing; annex is an area' }),
    text: msg`No permit in the building file, not in the Land Registry. In the cadastre since 2011. We don’t count it.`,
  },
]

export const plan = {
  name: msg({ message: `Land Registry and cadastre`, comment: 'Chapter of a report on a house' }),
  title: msg({ message: `Plan of the plot`, comment: 'Name of a drawing, for screen readers' }),
  caption: msg`Solid: cadastre. Dashed: Land Registry, drawn from the deed. They differ by {strip} along the western wall.`,
  track: msg({ message: `neighbor’s track, {track}`, comment: 'Label in a drawing; track is a length' }),
}

export const table = {
  caption: msg({ message: `Areas in square meters, by source`, comment: 'Caption of a table' }),
  area: msg({ message: `Area`, comment: 'Column of a table: kind of area' }),
  sources: {
    listing: msg({ message: `Listing`, comment: 'Column of a table: what the advertisement says' }),
    registry: msg({
      message: `Land Registry`,
      comment: 'Column of a table: what the register says',
      context: 'source',
    }),
    cadastre: msg({ message: `Cadastre`, comment: 'Column of a table: what the cadastre says' }),
    measured: msg({ message: `Measured`, comment: 'Column of a table: measured by us' }),
  },
  rows: {
    plot: msg({ message: `Plot`, comment: 'Row of a table of areas' }),
    house: msg({ message: `House`, comment: 'Row of a table of areas' }),
    porch: msg({ message: `Porch`, comment: 'Row of a table of areas' }),
    annex: msg({ message: `Annex`, comment: 'Row of a table of areas' }),
    built: msg({
      message: `Built, without machine room`,
      comment: 'Row of a table of areas: house, porch and annex together',
    }),
    pool: msg({ message: `Pool`, comment: 'Row of a table of areas' }),
  },
  silent: msg({ message: `no figure`, comment: 'Read out where a source names no area' }),
  perMeter: msg({ message: `Asking price per m² built`, comment: 'Last row of a table of areas' }),
}

export const sun = {
  name: msg({ message: `Sun on the terrace`, comment: 'Chapter of a report on a house' }),
  text: msg`Computed for the skyline that we measured from the middle of the terrace. In mid-October the sun stays until a quarter to seven.`,
  title: msg({ message: `Paths of the sun above the skyline`, comment: 'Name of a drawing, for screen readers' }),
  caption: msg`Solid: sun on the terrace. Dashed: behind the house or the ridge.`,
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
  name: msg({ message: `Vacation-rental license`, comment: 'Chapter of a report on a house' }),
  verified: {
    name: msg({ message: `Verified`, comment: 'Heading above what has been checked' }),
    items: [
      { id: 'entry', text: msg`The entry of the vacation-rental license (ETV), for six guests.` },
      { id: 'reference', text: msg`Its address and cadastral reference.` },
      { id: 'holder', text: msg`Its holder, the seller.` },
    ],
  },
  open: {
    name: msg({ message: `Not verified`, comment: 'Heading above what could not be checked' }),
    items: [
      { id: 'guests', text: msg`Eight guests, as the seller claims. Two of the beds are in the annex.` },
      {
        id: 'transfer',
        text: msg`The change of holder. The lawyer must confirm it with the island council before the deposit contract (arras).`,
      },
    ],
  },
}

export const costs = {
  name: msg({ message: `Purchase costs`, comment: 'Chapter of a report on a house' }),
  caption: msg({ message: `Costs of a resale at both prices`, comment: 'Caption of a table' }),
  item: msg({ message: `Item`, comment: `Column heading: kind of cost` }),
  rows: {
    tax: msg({ message: `Transfer tax (ITP)`, comment: 'Row of a table of costs' }),
    others: msg({
      message: `Notary, Land Registry, gestoría, lawyer and our fee, with VAT`,
      comment: `Row of the table: a range in euro`,
    }),
    cash: msg({
      message: `Cash needed, price included`,
      comment: 'Row of a table of costs: price and costs',
    }),
    cashWithWorks: msg({
      message: `With works of {works}, before inspection, tax adviser, travel, insurance, currency exchange, bank charges, interpreter, power of attorney, loan, furniture, right of way, registry correction and contingencies`,
      comment: 'Row of a table of costs, after “Cash needed, price included”; works is an amount',
    }),
    pay: msg({
      message: `What we earn, before VAT, at the usual share of the commission`,
      comment: 'Last row of a table of costs: our fee and our share of the seller’s commission together',
    }),
  },
  link: msg({ message: `Open this calculation`, comment: 'Link to the calculator with the price of the sample house' }),
}

export const recommendation = {
  name: msg({ message: `Estimate and recommendation`, comment: 'Heading at the end of a report on a house' }),
  below: msg`Our estimate, {belowAsking} below today’s asking price, {belowFirst} below the first`,
  text: msg`Visit the house in winter, after 3:00 PM. If you still like it, offer {opening}. The highest comparable sale leads to {limit}; whether you go that far is up to you. If any one of these conditions isn’t met, we advise against the house.`,
  conditions: [
    { id: 'way', text: msg`The right of way is entered in the Land Registry before the deed is signed.` },
    { id: 'boundary', text: msg`The neighbor agrees to the western boundary, and the Land Registry is corrected.` },
    { id: 'license', text: msg`The license can pass to you, for six guests.` },
    { id: 'military', text: msg`The military permit is granted, if one is needed.` },
    {
      id: 'occupancy',
      text: msg`There is a certificate of occupancy, and no case is open over the parts without a permit.`,
    },
    {
      id: 'neighbor',
      text: msg`The lawyer confirms that no neighbor may buy in your place, or the neighbors have waived that right in writing.`,
    },
  ],
}

export const next = {
  title: msg`Do you have a house in mind?`,
  text: msg`Send us the listing. In the first conversation we’ll tell you what we’d examine first.`,
  button: msg`Schedule a consultation`,
  link: msg({ message: `How the search works`, comment: 'Link to the page of the service “Property search”' }),
}
