import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `About us: two advisers who work for buyers`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `{company} is a two-person office in {town} that works for property buyers only. Who we are, what we know, and what you can hold us to.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  label: msg`Who we are`,
  title: msg`A small office, for <em>buyers</em> only`,
  lead: msg`We are two people in {town} who find and examine homes for buyers and negotiate the price. We have no house to sell, and no owner hires us.`,
}

export const founders = {
  label: msg({ message: `The founders`, comment: `Small label above a headline` }),
  title: msg`The two people you speak with`,
  text: msg`{legalName} is registered under {agentNumber} in the Balearic register of real-estate agents (Registro oficial de agentes inmobiliarios). Our professional liability insurance is with {insurer}: {coverPerClaim} per claim and {coverPerYear} a year.`,
  speaks: msg({ message: `Speaks {languages}.`, comment: `languages is a list such as "English, German and Spanish"` }),
}

export const places = {
  title: msg({ message: `A table in plan`, comment: `Name of a drawing for screen readers` }),
  description: msg`A table of 174 by 90 centimeters, seen from above. The buyer sits between the two founders, the seller opposite. On the table are a map of the island, a floor plan and a deed with a seal.`,
  founder: msg({ message: `We`, comment: `Name of a party in a drawing: our agency` }),
  buyer: msg({ message: `You`, comment: `On the buyer’s chair in a plan of a table: the reader’s place` }),
  seller: msg({ message: `Seller`, comment: `On the chair opposite in a plan of a table` }),
  caption: msg({
    message: `A table in plan: one of us on each side of you, the seller opposite.`,
    comment: `Caption of a drawing with a scale bar`,
  }),
}

export const story = {
  label: msg({ message: `How it began`, comment: `Small label above a headline` }),
  title: msg`The question nobody was there <em>to ask</em>`,
  paragraphs: [
    msg`Between us we have worked in real estate for more than {founderYears} years. Again and again we saw the same scene: a buyer who had flown in for a weekend, a terrace in good light, an agent who answered every question kindly, and nobody present whose task it was to ask the next one.`,
    msg`In {founded} we opened an office for that buyer. We keep it small on purpose: {clientsPerYear} searches a year, no branch, and nobody to pass you on to.`,
    msg`The order of work has not changed since: first the brief, then the figures, then the house. If the numbers do not work, we will say so before you have booked a flight. We would rather end a mandate without a purchase than with the wrong one.`,
  ],
}

export const mission = {
  label: msg({ message: `Our task`, comment: `Small label above a headline` }),
  title: msg({
    message: `Nobody at the table should know more than you`,
    comment: 'Completes the label “Our task”: our task is that nobody knows more than you',
  }),
  text: msg`A seller knows the house, and the seller’s agent knows the market. Our work is done when you know both as well as they do.`,
  points: [
    {
      id: 'one-side',
      title: msg({ message: `Serve one side`, comment: `Heading of a principle: we work for buyers only` }),
      text: msg`All our work is for buyers, {buyerSide} of it. A seller who asks for our help is referred to somebody else, because two clients in one sale are one too many.`,
    },
    {
      id: 'evidence',
      title: msg({ message: `Evidence before enthusiasm`, comment: `Heading of a principle` }),
      text: msg`We ask for the Land Registry extract, the cadastre, the building permits and the license before your viewing. Only you can say whether you love the house, and that question should come second.`,
    },
    {
      id: 'price',
      title: msg({
        message: `Reasons for every price`,
        comment: `Heading of a principle: justify an offer with evidence`,
      }),
      text: msg`Each offer we draft states its reasons: sales nearby, if known, repairs due, time on the market. {savingSentence}`,
    },
  ],
}

export const expertise = {
  label: msg({ message: `What we know`, comment: `Small label above a headline` }),
  title: msg`Four subjects we know well`,
  items: [
    {
      id: 'market',
      title: msg`The market, house by house`,
      text: msg`Mallorca’s agents share no complete list. We keep a record of our own: which house was offered, at what price and for how long, and how it ended.`,
    },
    {
      id: 'planning',
      title: msg({
        message: `Land and planning`,
        comment: `Heading of a field that we know: land use and planning law`,
      }),
      text: msg`Rural plots, protected facades, a terrace nobody ever declared: much of what makes a house here beautiful also decides what may be done to it. We find out before you plan the kitchen.`,
    },
    {
      id: 'licenses',
      title: msg({ message: `Vacation-rental licenses`, comment: `Heading of a field that we know` }),
      text: msg`An ETV, the license to rent a home to vacation guests, belongs to one house on stated terms. Some expire, some cover fewer guests than advertised, some were never granted. We read the entry in the register.`,
    },
    {
      id: 'closing',
      title: msg({
        message: `Contracts and closing`,
        comment: `Heading of a field that we know; closing is the signing at the notary`,
      }),
      text: msg`From the arras, the deposit contract, to the deed: dates, conditions, and who bears which cost. We know lawyers and tax advisers who work in English or German; you appoint them, and they answer to you.`,
    },
  ],
}

export const stats = {
  label: msg({ message: `In figures`, comment: `Small label above our figures` }),
  title: msg`Three numbers, and what they mean`,
  items: [
    {
      id: 'company-years' as const,
      label: msg({
        message: `years of mandates for buyers only`,
        comment: 'Caption of a large figure such as “4+”',
      }),
      text: msg`The first came in {firstMandate}. The company was founded in {founded}, and its two founders still lead it.`,
    },
    {
      id: 'clients-per-year' as const,
      label: msg({
        message: `clients a year`,
        comment: 'Caption of a large figure such as “4–6”',
      }),
      text: msg`As many searches as two people can run themselves, from the first call to the last signature.`,
    },
    {
      id: 'founder-years' as const,
      label: msg({
        message: `years of experience in real estate`,
        comment: 'Caption of a large figure such as “15+”',
      }),
      text: msg`The founders’ working years in real estate, counted together.`,
    },
  ],
}

export const values = {
  label: msg({ message: `How we work`, comment: `Small label above a headline` }),
  title: msg`What you can hold us to`,
  items: [
    {
      id: 'candor',
      title: msg({ message: `Candor`, comment: `Heading of a value that we stand for: frankness` }),
      text: msg`If a house is wrong for you, you will hear it from us first and with the reason, even when the contract is ready to sign.`,
    },
    {
      id: 'discretion',
      title: msg({
        message: `Discretion`,
        comment: `Heading of a value that we stand for: that we keep silent about clients`,
      }),
      text: msg`Your name, your budget and your reasons stay in this office. The other side learns them only when you decide.`,
    },
    {
      id: 'thoroughness',
      title: msg({ message: `Thoroughness`, comment: `Heading of a value that we stand for` }),
      text: msg`We would rather ask the town hall twice than assume once. What we could not verify is marked as unverified.`,
    },
    {
      id: 'availability',
      title: msg({
        message: `Availability`,
        comment: `Heading of a value that we stand for, that we can be reached; also above the opening hours`,
      }),
      text: msg`You will have an answer within {replyHours} hours, Monday to Saturday, in English or German, from one of the two people who know your file.`,
    },
  ],
}

export const testimonials = {
  label: msg`Client stories`,
  title: msg({
    message: `What some of them wrote`,
    comment: 'Them: our clients',
  }),
  text: msg`{satisfactionSentence} Here are their words as well.`,
  link: msg({ message: `Read all client stories`, comment: `Link` }),
}

export const callToAction = {
  title: msg`Get to know us before you hire us`,
  text: msg`The first conversation takes an hour, by video or in {town}. You ask the questions, and at the end each side decides whether to go on.`,
  button: msg`Schedule a consultation`,
  secondary: msg({
    message: `All the ways to reach us`,
    comment: 'Link to the contact page',
  }),
}

export const insights = {
  label: msg({ message: `Worth reading first`, comment: `Small label above a headline` }),
  title: msg`What to know before you call`,
  text: msg`Much of what we would tell you in the first half hour is written down on these pages. Once you have read it, the hour can be about you.`,
  items: [
    {
      id: 'guide' as const,
      title: msg({ message: `The purchase costs`, comment: `Heading of a recommended page` }),
      text: msg`Transfer tax, notary, Land Registry, lawyer: the guide adds them up for the price you enter, and explains each.`,
      link: msg({ message: `Calculate in the Mallorca guide`, comment: `Link to the cost calculator` }),
    },
    {
      id: 'pricing' as const,
      title: msg`What we cost, and who pays`,
      text: msg`You pay us {feeRate} of the price, {feeVat}, half of it at the start and half at closing. The pricing page says what we receive from the seller’s commission.`,
      link: msg({ message: `See the fee in examples`, comment: `Link` }),
    },
    {
      id: 'services' as const,
      title: msg({
        message: `What a mandate contains`,
        comment: `Heading of a recommended page; the mandate is our contract with the buyer`,
      }),
      text: msg`Search, visits, figures, negotiation: described one by one, with what you receive from each.`,
      link: msg({ message: `Compare the four services`, comment: `Link` }),
    },
  ],
}
