import { msg } from '@lingui/core/macro'

/**
 * Landing page, English only, with three questions.
 * Angle: a home that its owner uses and that earns in the other months. Yields in the texts are net.
 */
export const meta = {
  title: msg({
    message: `Mallorca homes that earn their keep`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `A home in Mallorca for your own weeks and for rent: what {netYield} net a year assumes, with license and costs examined before your viewing.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({ message: `Homes that earn`, comment: `Small label: homes that bring rent` }),
  title: msg`Yours in May, rented <em>in August</em>`,
  lead: msg`Some houses can be both a family’s home and a source of rent. For a licensed house we look for {netYield} net a year: rent less operating costs, before your own income tax, as a share of the purchase price. It is a range from our analyses, not a guarantee.`,
  button: msg({ message: `Plan a home that earns`, comment: `Button: a home that brings rent` }),
  whatsapp: msg({ message: `Talk it through on WhatsApp`, comment: `Button` }),
}

export const steps = {
  label: msg({ message: `From use to yield`, comment: `Small label above three steps` }),
  title: msg({
    message: `Your calendar comes first`,
    comment: `Headline`,
  }),
  items: [
    {
      id: 'calendar',
      title: msg({
        message: `Count your own weeks`,
        comment: `Heading of a step: the weeks in which owners use the house`,
      }),
      text: msg`School vacations are also the weeks that pay best. We begin with the months you want for yourself, since they set what the rest of the year can bring in.`,
    },
    {
      id: 'license',
      title: msg({
        message: `Find what may be rented out`,
        comment: `Heading of a step: houses with a rental license`,
      }),
      text: msg`The ETV, Mallorca’s vacation-rental license, decides whether short stays are legal at all. We check number, type, places and transferability with the authority, and pass over houses whose license fails the check.`,
    },
    {
      id: 'handover',
      title: msg({
        message: `Set it up to run`,
        comment: `Heading of a step: a house whose letting already works`,
      }),
      text: msg`After the notary comes the work: manager, cleaning, insurance, registration of guests, accounts. We introduce people who do this for other owners and help you compare what they charge.`,
    },
  ],
}

export const benefits = {
  label: msg({ message: `What you can rely on`, comment: `Small label above a headline` }),
  title: msg({
    message: 'A home first, <em>a\u00A0return second</em>',
    comment: `Headline; a no-break space keeps the article with its noun`,
  }),
  items: [
    {
      id: 'net-figures',
      title: msg({
        message: `Net, with the math`,
        comment: `Heading: the yield after costs, with the calculation shown`,
      }),
      text: msg`Each home on your list comes with one page: weeks rented, rate, manager, cleaning, energy, repairs, insurance, local tax. You can change any assumption and see the result.`,
    },
    {
      id: 'license-check',
      title: msg({ message: `A license that exists`, comment: `Heading: a rental license already granted` }),
      text: msg`Listings say “license possible” when none will be granted: guest places have been frozen since 2022. We count only what the register shows.`,
    },
    {
      id: 'own-use',
      title: msg({ message: `Rooms that suit both`, comment: `Heading: rooms for owners and for guests` }),
      text: msg`A lockable owner’s closet, a second living room, parking, air conditioning that a guest understands. Such things separate a house that rents well from one that wears its owners out.`,
    },
    {
      id: 'other-lets',
      title: msg({ message: `A second plan`, comment: `Heading: what to do if the first plan fails` }),
      text: msg`If short rentals are restricted further, could the house be rented by the season or by the year? Each has its own rules: a tenant who lives there permanently may usually stay for five years, or seven if a company owns the house (Law 29/1994, article 9). We compare the rent it would bring with the first plan.`,
    },
    {
      id: 'interest',
      title: msg({ message: `No stake in the answer`, comment: `Heading: we earn nothing by either answer` }),
      text: msg`Whether you rent the house out or not changes nothing for us. You pay us {feeRate} of the price, {feeVat}. The seller’s commission usually pays for the rest of our work.`,
    },
  ],
}

export const faq = {
  title: msg({ message: `Use, license and tax`, comment: `Headline above frequent questions` }),
  entries: [
    {
      id: 'personal-use',
      question: msg`How many weeks can I use the house myself?`,
      answer: msg`Usually as many as you like: an ETV for a detached house does not prescribe how many have to be rented out. The yield follows the calendar, though. Keep July and August for yourself and the figure falls well below our range of {netYield} net; come in spring and fall, and it hardly moves. Some licenses limit the days a year, such as the one for a main residence; we will tell you which kind a house has.`,
    },
    {
      id: 'license-transfer',
      question: msg`Does the rental license pass to me with the house?`,
      answer: msg`In many cases it does, once the authority has been notified of the new owner. Not every license does so without conditions, some expire and have to be renewed, and a building that differs from its permits puts any of them at risk. Your lawyer therefore makes proof that the license can pass to you a condition of the arras contract, so that, without that proof, the deposit of about {arras} comes back.`,
    },
    {
      id: 'tax-on-rent',
      question: msg`How is the rent taxed if I live abroad?`,
      answer: msg`Spain taxes rent from a house in Spain wherever the owner lives, and expects a tax return for the weeks of private use as well. Residents of the EU and the EEA pay {rentalTaxEea} of the rent less documented costs, all others, among them residents of the US and the UK, {rentalTaxOthers}. Whether non-EU residents may also deduct costs is disputed: the National Court (Audiencia Nacional) allowed it in its judgment of July 28, 2025; ask your tax adviser whether that judgment has held. Your own country will usually credit the Spanish tax, within the limits of the treaty.`,
    },
  ],
}

export const form = {
  label: msg({ message: `First assessment`, comment: `Small label above a form` }),
  title: msg`What should the house do for you?`,
  lead: msg`Say how you would live in it and what it ought to bring in. Within {replyHours} hours, Monday to Saturday, you will have our view of whether the two go together.`,
}
