import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Mallorca guide: costs, regions, legal steps`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Work out the full cost of a house in Mallorca, compare six regions by price, and read every legal step from the arras contract to the deed.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg`Mallorca guide`,
  title: msg`What buying here <em>really</em> takes`,
  lead: msg`Costs to the euro, six regions with honest prices, and every step from the first offer to the keys.`,
  imageAlt: msg({
    message: `Architectural model of a house by the water`,
    comment: `Text alternative of the picture below the headline`,
  }),
}

export const calculator = {
  label: msg`Purchase costs`,
  title: msg`Beyond <em>the price</em>`,
  lead: msg`Transfer tax is progressive. Everything else is small beside it, and all of it falls due at the notary or within weeks of it.`,
}

export const whyMallorca = {
  label: msg`Why Mallorca`,
  title: msg`Four reasons that <em>hold up</em>`,
  lead: msg`Light and sea you know from your own visits. These are the reasons we can show you in writing.`,
  reasons: [
    {
      id: 'title-on-record',
      title: msg({
        message: `Title on record`,
        comment: `Legal title to a house, as entered in the land register`,
      }),
      text: msg`Whoever buys in good faith from the registered owner, and registers in turn, is protected even if the seller’s own title is later set aside for reasons the register did not show (article 34 of the Mortgage Law). Nationality makes no difference, apart from a permit for certain rural land.`,
    },
    {
      id: 'scarce-by-law',
      title: msg`Scarce by law`,
      text: msg`The Serra de Tramuntana has been a UNESCO World Heritage landscape since 2011, and building on rural land is restricted on the whole island. In the good places, supply is limited by planning law and not by fashion. That is also why every wall needs its permit.`,
    },
    {
      id: 'open-all-year',
      title: msg`Open all year`,
      text: msg`Palma is a capital with a university hospital, international schools and flights through the winter. A house here need not be shut in October, and whether its village shuts is among the first things we find out.`,
    },
    {
      id: 'rent-as-an-option',
      title: msg`Rent as an option`,
      text: msg`A suitable house with a valid license can earn {netYield} of its price a year, net of running costs and before income tax. Without the license there is no holiday rent at all, so we verify it first and calculate second.`,
    },
  ],
}

export const regionsSection = {
  label: msg({ message: `Where`, comment: `Small label above the section on regions` }),
  title: msg`Six regions, <em>six markets</em>`,
  lead: msg`Little more than an hour’s drive crosses the island, and the same sum buys an apartment at one end and an estate at the other. Choose a region on the map or in the list.`,
  mapTitle: msg`Map of Mallorca in six regions`,
  mapDescription: msg({
    message: `The southwest and the west follow the mountain coast from Andratx to Sóller and beyond; the north holds the bays of Pollença and Alcúdia, the northeast the coast around Artà, the south Palma and the plain to Santanyí; the central region has no coast. Prices and notes on each are in the list.`,
    comment: `Read to people who cannot see the map`,
  }),
  choose: msg({
    message: `Show {region} on the map`,
    comment: `Accessible name of a button; region is a name such as Southwest`,
  }),
  priceRange: msg({
    message: `Price range: {range}`,
    comment: `Spoken label; range is an amount such as €1M–10M+`,
  }),
  priceNote: msg`Price ranges are our own reading of the market for the houses our clients consider; a plus means that it goes on above.`,
  source: msg({
    message: `Municipal boundaries: Instituto Geográfico Nacional de España (CC BY 4.0), via es-atlas. Coastline: GSHHG (Wessel & Smith), LGPL.`,
    comment: `Source note below the map, required by the licenses`,
  }),
}

export const stepsSection = {
  label: msg({ message: `How`, comment: `Small label above the section on buying steps` }),
  title: msg`The steps, <em>in plain words</em>`,
  lead: msg`Spanish contract, tax and tourism law, as far as a buyer needs them. Open what concerns you.`,
  note: msg`General information, not legal or tax advice. Rules change; your lawyer confirms what applies on the day you sign.`,
}

export const guidanceSection = {
  label: msg({ message: `Good to know`, comment: `Small label above three pieces of advice` }),
  title: msg`Read, ask, <em>delegate</em>`,
}

export const checklistSection = {
  label: msg`Legal checklist`,
  title: msg`Check off what is <em>done</em>`,
  lead: msg`The legal work, in the order in which it usually falls due. Every step opens to the papers it needs and the mistakes we see most.`,
  note: msg`Your marks stay on this page only. They are not stored, and not sent to us.`,
  progress: msg({
    message: `{done} of {total} steps completed`,
    comment: `Progress of the checklist, both are numbers`,
  }),
  progressLabel: msg({
    message: `Progress of the checklist`,
    comment: `Accessible name of the progress bar`,
  }),
  markDone: msg({ message: `Mark as done`, comment: `Label of a checkbox at a checklist step` }),
  showDetails: msg({ message: `Show details`, comment: `Button at a checklist step` }),
  hideDetails: msg({ message: `Hide details`, comment: `Button at a checklist step` }),
  timeline: msg({
    message: `Time needed`,
    comment: `Label in front of a duration or a deadline, e.g. "1–4 weeks" or "Before you sign anything"`,
  }),
}

export const search = {
  found: msg({
    message: `Showing the first match for “{query}”: {title}`,
    comment: `title is the heading of a region, a buying step or a checklist step`,
  }),
  none: msg({
    message: `Nothing in this guide matches “{query}”. Try a region, a cost or a document, for example Sóller, notary or NIE.`,
    comment: `The examples must be words that occur in the guide in your language`,
  }),
}

export const callToAction = {
  label: msg`Talk to us`,
  title: msg`A question this page <em>leaves open</em>?`,
  lead: msg`Send us the address of a house you are considering, or only the budget. We tell you what we would check first.`,
  button: msg`Schedule a consultation`,
  /** The phone number and the e-mail address themselves come from the company's data. */
  call: {
    label: msg({ message: `Call`, comment: `Label in front of a phone number` }),
    note: msg`Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Central European Time`,
  },
  write: {
    label: msg({ message: `Write`, comment: `Label in front of an e-mail address` }),
    note: msg`Answered within {replyHours} hours, in English or German`,
  },
  visit: {
    label: msg({ message: `Visit`, comment: `Label in front of the town of the office` }),
    value: msg`{town}, by appointment`,
    note: msg({
      message: `{address}; a Sunday is possible too`,
      comment: `address is one line: street, postal code and town`,
    }),
  },
}
