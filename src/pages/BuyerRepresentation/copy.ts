import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Buyer representation, from offer to keys`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Two advisers on your side in Mallorca: the file, the offer, the arras contract, the notary. What representation covers, and who pays for it.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  label: msg`Buyer representation`,
  title: msg`Someone who says <em>no</em> for you`,
  lead: msg`{company} examines the house, negotiates, and reads what you are about to sign. From the mandate until the house is registered in your name, both of us act for you, and in that purchase for nobody else.`,
}

export const what = {
  label: msg({ message: `What representation means`, comment: `Small label above a headline` }),
  title: msg`Everyone else already has a <em>client</em>`,
  paragraphs: [
    msg`The agent who shows the house works for its owner and serves that interest. The notary is neutral, and checks identity, capacity and the deed, but not whether the price is right or the roof is sound. The bank has the house appraised for its own protection.`,
    msg`Your own lawyer is on your side, for the law. For the house, the price and the negotiation there is the buyer’s adviser, and that is what we are: {buyerSide} of our mandates come from buyers.`,
    msg`Since {founded}, our clients have on average paid {averageSaving} less than the first asking price, the price at which the house came on the market. That is not the discount on the last asking price: part of the difference is negotiation, part is waiting, and part is a first price that was never serious.`,
  ],
}

export const how = {
  label: msg({ message: `From offer to keys`, comment: `Small label: from the offer to the handing over of the keys` }),
  title: msg`Four moments when it counts`,
  steps: [
    {
      id: 'file',
      title: msg({
        message: `Before the offer: the file`,
        comment: `Heading of a step; the file is our collected documents on a house`,
      }),
      text: msg`Your lawyer now examines with us what we have gathered: the nota simple (the Land Registry extract), the cadastre, the permits and the certificate of occupancy (cédula de habitabilidad). A house can be registered and still not be legal in all its parts; we look for those parts.`,
    },
    {
      id: 'offer',
      title: msg({ message: `The offer: reasons first`, comment: `Heading of a step` }),
      text: msg`A written offer with its reasons, its conditions and the date on which it lapses. You set the limit, and we keep to it, even on the evening when it would be easy to add a little.`,
    },
    {
      id: 'arras',
      title: msg`The arras: a deposit with consequences`,
      text: msg`About {arras} of the price binds both sides. If the contract makes it arras penitenciales under article 1454 of the Spanish Civil Code, a buyer who withdraws forfeits it and a seller who withdraws repays double. Anything that must be settled first, such as a loan or a permit, should be a condition in the contract.`,
    },
    {
      id: 'notary',
      title: msg({ message: `The notary: a prepared morning`, comment: `Heading of a step` }),
      text: msg`We check the draft deed (escritura) against what was agreed, see that meter readings, bills and keys are ready, and sit next to you while it is read. Transfer tax is then due within a month, and the entry in the Land Registry follows; we keep track of the deadlines.`,
    },
  ],
}

export const deliverables = {
  label: msg({ message: `What it covers`, comment: `Small label: what the mandate covers` }),
  title: msg({
    message: `The mandate, item by item`,
    comment: `Headline: what our contract with the buyer contains`,
  }),
  items: [
    {
      id: 'price-opinion',
      title: msg({ message: `What the house is worth`, comment: `Heading of a part of our work` }),
      text: msg`Comparable sales, if known, asking prices nearby, the work the house needs, and three figures: a fair price, an opening offer, and the point at which to stop.`,
    },
    {
      id: 'negotiation',
      title: msg({ message: `The negotiation`, comment: `Heading of a part of our work` }),
      text: msg`Price, date, furniture, repairs and deposit, settled with the seller’s side and reported to you the same day.`,
    },
    {
      id: 'three-offices',
      title: msg({
        message: `Land Registry, cadastre, town hall`,
        comment: `Heading: the three offices whose records we compare; the cadastre is the Catastro`,
      }),
      text: msg`Three offices that often describe the same house differently. We compare their versions and have the differences explained before they become yours.`,
    },
    {
      id: 'partners',
      title: msg`Lawyers and tax advisers`,
      text: msg`All of them speak English. We recommend, you choose and engage them, so their duty is to you.`,
    },
    {
      id: 'plain-words',
      title: msg({ message: `Every page in plain words`, comment: `Heading: every page of a contract explained` }),
      text: msg`A summary of each contract in English or German, with the clauses that could cost you money highlighted.`,
    },
    {
      id: 'handover',
      title: msg({ message: `The handover`, comment: `Heading: the handing over of the house` }),
      text: msg`A record of meters, inventory and faults, then electricity, water, insurance and property tax (IBI) in your name.`,
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
      id: 'cost',
      question: msg`What do I pay, and to whom?`,
      answer: msg`You pay us {feeRate} of the price, {feeVat}: {feeAtStart} at the start, refunded only in the cases that the <pricing>pricing page</pricing> names, and {feeAtClosing} at closing. The seller’s commission usually pays for the rest of our work. Both payments rise with the price, so we will tell you before your offer what we would receive. You also pay the lawyer, the notary, the Land Registry and the taxes; <guide>the guide</guide> calculates them for your price.`,
    },
    {
      id: 'unwilling-agent',
      question: msg`What if an agent will not work with you?`,
      answer: msg`Some prefer a buyer who comes alone, or do not share a commission. We will tell you so at once, and also what we would then receive, and from whom. If you wish, we stay behind the scenes: you go to the viewing with our questions and negotiate with our figures. Your fee stays the same; anything further is due only if you have agreed to it in writing before your offer. If we ask for more and you do not agree, we step back from that house, and your search goes on.`,
    },
    {
      id: 'lawyer',
      question: msg`Do I still need a lawyer?`,
      answer: msg`Yes. We find, examine and negotiate; legal advice is a lawyer’s work, usually for {lawyerRate} of the price, plus {servicesVat} VAT (IVA). Engage a lawyer of your own before the first signature.`,
    },
    {
      id: 'room',
      question: msg`Can the price always be lowered?`,
      answer: msg`No. The average includes houses that were priced correctly and sold at that price. Then we negotiate dates, furniture and repairs, or you pay what the house is worth, and know it.`,
    },
    {
      id: 'in-person',
      question: msg`Do I have to be at the notary’s office in person?`,
      answer: msg`No. With a notarized power of attorney, a person you trust, often your lawyer, can sign for you. If it is issued outside Spain, it normally needs an apostille and a translation, so we plan it early. You need an NIE, the foreigner’s ID number, in any case.`,
    },
  ],
}

export const next = {
  title: msg`Bring us in before you sign`,
  text: msg`A reservation form can bind you more than its single page suggests. Send us the document and the listing before you sign.`,
  button: msg`Schedule a consultation`,
}
