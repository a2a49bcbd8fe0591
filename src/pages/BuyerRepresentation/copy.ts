import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Buyer representation, from offer to keys`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `We represent buyers in Mallorca in the checks, the offer, the deposit contract and at the notary. What representation covers, and who pays for it.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`Someone who says <em>no</em> for you`,
  lead: msg`The two of us examine the house, negotiate, read what you’re about to sign, and stay until the house is registered in your name.`,
}

/** Who pays us, for one price. */
export const sums = [
  {
    id: 'fee',
    figure: msg({ message: `{feeExample2Gross}`, comment: `An amount in euro` }),
    name: msg({
      message: `you pay us for a {feeExample2Price} house, VAT included`,
      comment: `Below an amount, our fee`,
    }),
  },
  {
    id: 'share',
    figure: msg({ message: `{feeExample2Share}`, comment: `An amount in euro` }),
    name: msg({
      message: `we receive as the usual half of the seller’s commission of about {sellerCommission}, before VAT`,
      comment: `Below an amount, our share of the commission`,
    }),
  },
]

/** Below the sums. */
export const sumsNote = msg`Both rise with the price. You will know both before your offer. <pricing>How\u00A0we\u00A0are\u00A0paid</pricing>`

export const what = {
  label: msg({ message: `What representation means`, comment: `Small label above a headline` }),
  title: msg`Nobody else represents you on the price`,
  paragraphs: [
    msg`The agent who shows the house works for the seller. The notary is neutral and checks the deed, but not whether the price is right or the roof is sound. The bank has the house appraised for its own protection.`,
    msg`Your lawyer looks after the law, and we look after the house, the price and the negotiation.`,
  ],
}

export const how = {
  title: msg({ message: `From offer to keys`, comment: `Headline: from the offer to the handing over of the keys` }),
  steps: [
    {
      id: 'file',
      title: msg({ message: `The file`, comment: `Heading of a step; the file is our collected documents on a house` }),
      text: msg`Before the offer, your lawyer and we compare the Land Registry, the cadastre and the permits with the house. A house can be registered and still have parts that aren’t legal.`,
    },
    {
      id: 'offer',
      title: msg({ message: `The offer`, comment: `Heading of a step` }),
      text: msg`It comes in writing, with its reasons, its conditions and the date on which it lapses. You set the limit, and we keep to it, even on the evening when it would be easy to add a little.`,
    },
    {
      id: 'arras',
      title: msg({ message: `The deposit contract (arras)`, comment: `Heading of a step` }),
      text: msg`About {arras} of the price is due. If the contract names article 1454 of the Civil Code, you lose it by withdrawing, and a seller who withdraws repays double. If a loan or a permit is still missing, we negotiate for it to be a condition.`,
    },
    {
      id: 'notary',
      title: msg({ message: `The notary`, comment: `Heading of a step` }),
      text: msg`We check the draft deed (escritura) against what was agreed, and sit next to you while it is read. Afterward we keep track of the deadlines for the tax and the Land Registry.`,
    },
  ],
}

export const deliverables = {
  title: msg({
    message: `The mandate, item by item`,
    comment: `Headline: what our contract with the buyer contains`,
  }),
  items: [
    {
      id: 'price',
      title: msg({ message: `Price and negotiation`, comment: `Heading of a part of our work` }),
      text: msg`We suggest an opening offer, a fair price and a limit, each with reasons, and report on every conversation the same day.`,
    },
    {
      id: 'partners',
      title: msg`Lawyers and tax advisers`,
      text: msg`They speak English. We recommend, you choose and engage them, so their duty is to you.`,
    },
    {
      id: 'plain-words',
      title: msg({ message: `Every page in plain words`, comment: `Heading: every page of a contract explained` }),
      text: msg`A summary of each contract in English or German, with the clauses that could cost you money highlighted.`,
    },
    {
      id: 'handover',
      title: msg({ message: `The handover`, comment: `Heading: the handing over of the house` }),
      text: msg`A record of meters, inventory and faults, then utilities and property tax (IBI) in your name.`,
    },
  ],
}

export const faq = {
  title: msg({
    message: `Questions about representation`,
    comment: `Headline`,
  }),
  entries: [
    {
      id: 'unwilling-agent',
      question: msg`What if an agent will not work with you?`,
      answer: msg`Some prefer a buyer without an adviser, or share no commission. We’ll tell you so before your viewing, and whether we’ll continue for your fee alone. If we do, it stays the same. If not, your search goes on with other houses. If you like, we stay behind the scenes, and you negotiate with our figures.`,
    },
    {
      id: 'lawyer',
      question: msg`Do I still need a lawyer?`,
      answer: msg`Yes. Legal advice is a lawyer’s work, for {lawyerRate} of the price, plus {servicesVat} VAT (IVA). Engage a lawyer of your own before the first signature.`,
    },
    {
      id: 'in-person',
      question: msg`Do I have to be at the notary’s office in person?`,
      answer: msg`No. With a notarized power of attorney, a person you trust can sign for you. If it is issued outside Spain, it normally needs an apostille and a translation, so we plan it early. You need an NIE, the foreigner’s ID number, in any case.`,
    },
  ],
}

export const next = {
  title: msg`Bring us in before you sign`,
  text: msg`A reservation form can bind you more than its single page suggests. Send us the document and the listing.`,
  button: msg`Schedule a consultation`,
}
