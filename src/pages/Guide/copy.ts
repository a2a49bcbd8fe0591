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
  label: msg({ message: `Mallorca guide`, comment: `Navigation` }),
  title: msg({
    message: `What buying here <em>really</em> takes`,
    comment: `Headline: what it takes to buy in Mallorca`,
  }),
  lead: msg`Taxes to the euro, fees as a range, six regions with their prices, and every step from the first offer to the keys.`,
}

export const whyMallorca = {
  label: msg({ message: `Why Mallorca`, comment: `Small label above a headline` }),
  title: msg({ message: `Four reasons on paper`, comment: `Headline: reasons that withstand scrutiny` }),
  lead: msg`You know the light and the sea from your own visits. These are the reasons we can show you in writing.`,
  reasons: [
    {
      id: 'title-on-record',
      title: msg({
        message: `Title on record`,
        comment: `Legal title to a house, as entered in the land register`,
      }),
      text: msg`If you buy in good faith from the registered owner, and register in turn, you are protected even if the seller’s own title is later set aside for reasons the Land Registry did not show (article 34 of the Mortgage Law). Nationality makes no difference, apart from a permit for certain rural land.`,
    },
    {
      id: 'scarce-by-law',
      title: msg({ message: `Scarce by law`, comment: `Heading of a reason for Mallorca: the law limits building` }),
      text: msg`The Serra de Tramuntana has been a UNESCO World Heritage landscape since 2011, and building on rural land is restricted on the whole island. In the sought-after places, planning law limits supply. That is also why every wall needs its permit.`,
    },
    {
      id: 'open-all-year',
      title: msg({
        message: `Open all year`,
        comment: `Heading of a reason for Mallorca: the island lives in winter too`,
      }),
      text: msg`Palma is a capital with a university hospital, international schools and flights through the winter. A house here need not be shut in October, and whether its village shuts is among the first things we find out.`,
    },
    {
      id: 'rent-as-an-option',
      title: msg({ message: `Rent as an option`, comment: `Heading of a reason for Mallorca: income from letting` }),
      text: msg`A suitable house with a valid license can earn {netYield} of its price a year, net of operating costs and before income tax. Without the license, vacation rentals are illegal, so we verify it first and calculate second.`,
    },
  ],
}

export const stepsSection = {
  label: msg({ message: `How`, comment: `Small label above the section on buying steps` }),
  title: msg({
    message: `The steps, in plain words`,
    comment: `Headline`,
  }),
  lead: msg`Spanish contract, tax and tourism law, as far as a buyer needs them. Open what concerns you.`,
}

export const guidanceSection = {
  label: msg({ message: `Good to know`, comment: `Small label above three pieces of advice` }),
  title: msg({
    message: `Read, ask, delegate`,
    comment: `Headline above three pieces of advice, instructions to the buyer`,
  }),
}

export const importantInformation = [
  msg`This guide is general information with the rates of {ratesYear}, not legal or tax advice. Rules change, and your lawyer will confirm what applies on the day you sign.`,
]

/** Names in structured data. */
export const graphNames = {
  regions: msg({ message: `Regions of Mallorca for property buyers`, comment: `Name of a list, for search engines` }),
  checklist: msg({
    message: `Legal checklist for buying property in Mallorca`,
    comment: `Name of the checklist, for search engines`,
  }),
}

export const callToAction = {
  label: msg`Talk to us`,
  title: msg`A question this page leaves open?`,
  lead: msg`Send us the address of a house you are considering, or only the budget. We will tell you what we would check first.`,
  button: msg`Schedule a consultation`,
  /** The phone number and the e-mail address come from the company's data. */
  call: {
    label: msg({ message: `Call`, comment: `Label in front of a phone number` }),
    value: msg`{phone}`,
    note: msg`Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Central European Time`,
  },
  write: {
    label: msg({ message: `Write`, comment: `Label in front of an e-mail address` }),
    value: msg`{email}`,
    note: msg`Answered by one of the founders, in English or German`,
  },
  visit: {
    label: msg({ message: `Visit`, comment: `Label in front of the town of the office` }),
    value: msg({ message: `{town}, by appointment`, comment: `Where we can be visited; town is a place name` }),
    note: msg({
      message: `{address}; a Sunday is possible too`,
      comment: `address is one line: street, postal code and town`,
    }),
  },
}
