import { msg } from '@lingui/core/macro'
import { budgetRanges, preferredRegions, timelines, type propertyTypes } from '../../content/formPayloads.ts'

export const form = {
  name: msg({
    message: `Property inquiry`,
    comment: `Accessible name of the two-step form and subject of a prepared email`,
  }),
  requiredHint: msg`All fields are required unless marked as optional.`,
  optional: msg({ message: `optional`, comment: `Follows the label of a form field that may stay empty` }),
  honeypot: msg({
    message: `Leave this field empty`,
    comment: `Label of an invisible field that spam programs fill in; only read out if someone reaches it by accident`,
  }),
}

export const steps = {
  progress: msg({ message: `Step {step} of {steps}`, comment: `Progress of the form, for instance: Step 1 of 2` }),
  contact: {
    title: msg({ message: `You and your budget`, comment: `Heading of the first step of a form` }),
    lead: msg`So we know whom to write to and where to start looking.`,
  },
  property: {
    title: msg({ message: `The house and your plans`, comment: `Heading of the second step of a form` }),
    lead: msg`Everything in this step is optional.`,
  },
}

export const buttons = {
  next: msg({ message: `Next Step`, comment: `Button; fixed wording (docs/product.md)` }),
  previous: msg({
    message: `Previous`,
    comment: `Button back to the first step of the form; fixed wording (docs/product.md)`,
  }),
  submit: msg({ message: `Submit`, comment: `Button that sends the form; fixed wording (docs/product.md)` }),
  submitting: msg({
    message: `Submitting...`,
    comment: `Button label while the form is being sent; fixed wording (docs/product.md)`,
  }),
  resend: msg({ message: `Send again`, comment: `Button after a failed attempt` }),
}

export const fields = {
  firstName: {
    label: msg({ message: `First name`, comment: `Label of a form field` }),
    placeholder: msg({ message: `Your first name`, comment: `Placeholder of a form field` }),
  },
  lastName: {
    label: msg({ message: `Last name`, comment: `Label of a form field` }),
    placeholder: msg({ message: `Your last name`, comment: `Placeholder of a form field` }),
  },
  email: {
    label: msg({ message: `Email`, comment: `Way of reaching us; also the label of a form field` }),
    placeholder: msg({ message: `you@example.com`, comment: `Placeholder; an address at example.com or example.de` }),
  },
  phone: {
    label: msg({ message: `Phone`, comment: `Way of reaching us; also the label of a form field` }),
    hint: msg`With country code. We call only after we have written to you.`,
    placeholder: msg({
      message: `+1 203 555 0142`,
      comment: `Placeholder; a number reserved for examples, in the format of the reader’s country`,
    }),
  },
  budgetRange: {
    label: msg({ message: `Budget range`, comment: `Label of a form field: how much the visitor wants to spend` }),
    hint: msg`For the house itself, without taxes and fees.`,
    placeholder: msg({ message: `Select your budget range`, comment: `First, empty choice of a list` }),
  },
  preferredRegion: {
    label: msg({ message: `Preferred region`, comment: `Label of a form field` }),
    placeholder: msg({ message: `Select a region`, comment: `First, empty choice of a list` }),
  },
  propertyType: {
    label: msg({ message: `Property type`, comment: `Label of a form field: what kind of house` }),
  },
  timeline: {
    label: msg({ message: `Timeline`, comment: `When the visitor wants to buy` }),
    placeholder: msg({ message: `Select a timeline`, comment: `When the visitor wants to buy` }),
  },
  goals: {
    label: msg({ message: `Goals`, comment: `Free text: what the visitor wants to do with the property` }),
    hint: msg`What the house is for, such as living, vacations, rental income or a place for later.`,
    placeholder: msg`Summers with three generations; rented out for part of the year, if the license allows it.`,
  },
}

/** `value` is what the form sends, in every language. */
export const budgetOptions = [
  {
    id: '1m-2m',
    value: budgetRanges['1m-2m'],
    label: msg({ message: `€1M–€2M`, comment: `Choice in a form: a budget in millions of euro` }),
  },
  {
    id: '2m-4m',
    value: budgetRanges['2m-4m'],
    label: msg({ message: `€2M–€4M`, comment: `Choice in a form: a budget in millions of euro` }),
  },
  {
    id: '4m-6m',
    value: budgetRanges['4m-6m'],
    label: msg({ message: `€4M–€6M`, comment: `Choice in a form: a budget in millions of euro` }),
  },
  {
    id: '6m-plus',
    value: budgetRanges['6m-plus'],
    label: msg({ message: `€6M+`, comment: `Choice in a form: a budget in millions of euro` }),
  },
] as const

export const regionOptions = [
  {
    id: 'south',
    value: preferredRegions.south,
    label: msg({ message: `South (Palma area)`, comment: `Choice in a form: a region of Mallorca; place names stay` }),
  },
  {
    id: 'southwest',
    value: preferredRegions.southwest,
    label: msg({
      message: `Southwest (Portals area)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    id: 'west',
    value: preferredRegions.west,
    label: msg({
      message: `West (Sóller valley)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    id: 'north',
    value: preferredRegions.north,
    label: msg({
      message: `North (Pollença area)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    id: 'northeast',
    value: preferredRegions.northeast,
    label: msg({
      message: `Northeast (Artà area)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    id: 'central',
    value: preferredRegions.central,
    label: msg({
      message: `Central (inland fincas)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    id: 'not-sure',
    value: preferredRegions['not-sure'],
    label: msg`Not sure yet, help me choose the right area`,
  },
] as const

export const propertyTypeOptions = [
  {
    id: 'luxury-villa',
    value: 'luxury-villa',
    label: msg({ message: `Luxury villa`, comment: `Choice in a form: a kind of property` }),
    desc: msg`A detached house with pool and garden, modern or classic`,
  },
  {
    id: 'traditional-finca',
    value: 'traditional-finca',
    label: msg({
      message: `Traditional finca`,
      comment: `Choice in a form: a kind of property; a finca is a country house, the word stays`,
    }),
    desc: msg`A country house of stone, on its own land`,
  },
  {
    id: 'premium-apartment',
    value: 'premium-apartment',
    label: msg({ message: `Premium apartment`, comment: `Choice in a form: a kind of property` }),
    desc: msg`A penthouse, a floor in an old palace, or a managed residence`,
  },
  {
    id: 'waterfront-home',
    value: 'waterfront-home',
    label: msg({ message: `Waterfront home`, comment: `Choice in a form: a kind of property` }),
    desc: msg`Beachfront or seafront, with nothing between you and the water`,
  },
  {
    id: 'new-development',
    value: 'new-development',
    label: msg({ message: `New development`, comment: `Choice in a form: a kind of property, newly built` }),
    desc: msg`Just completed, or still under construction`,
  },
  {
    id: 'not-sure',
    value: 'not-sure',
    label: msg({ message: `Not sure yet`, comment: `Answer to: property type` }),
    desc: msg`We’ll work it out when we talk`,
  },
] as const satisfies readonly { readonly value: (typeof propertyTypes)[number]; readonly [key: string]: unknown }[]

export const timelineOptions = [
  {
    id: 'within-3-months',
    value: timelines['within-3-months'],
    label: msg({ message: `Within 3 months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    id: '3-6-months',
    value: timelines['3-6-months'],
    label: msg({ message: `3–6 months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    id: '6-12-months',
    value: timelines['6-12-months'],
    label: msg({ message: `6–12 months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    id: '12-months-plus',
    value: timelines['12-months-plus'],
    label: msg({ message: `12+ months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    id: 'flexible',
    value: timelines.flexible,
    label: msg`Flexible, whenever the right property appears`,
  },
] as const

export const validation = {
  firstNameRequired: msg({ message: `First name is required`, comment: `Error below an empty form field` }),
  lastNameRequired: msg({ message: `Last name is required`, comment: `Error below an empty form field` }),
  emailRequired: msg`Email is required`,
  emailFormat: msg`Please enter a valid email address`,
  phoneRequired: msg({ message: `Phone number is required`, comment: `Error below an empty form field` }),
  budgetRequired: msg({ message: `Please select your budget range`, comment: `Error below an empty form field` }),
  summary: msg({
    message: `{errorCount, plural, one {# field needs another look} other {# fields need another look}}`,
    comment: `Heading above the list of fields with errors`,
  }),
}

export const status = {
  error: msg({
    message: `Failed to submit form. Please try again or contact us directly.`,
    comment: `Fixed wording (docs/product.md)`,
  }),
  offline: msg`You are not connected to the internet at the moment. What you typed is kept; send it once the connection is back.`,
  askedAgain: {
    request: msg({
      message: `Please press the button again to send the form.`,
      comment: `Shown once above the send button when the invisible field of a form was filled in`,
    }),
    reason: msg({
      message: `A hidden field was filled in, as browsers and password managers sometimes do. Everything you typed is still here.`,
      comment: `Below “Please press the button again to send the form.”`,
    }),
  },
  timedOut: msg`There was no answer in time, so we stopped the attempt. What you typed is kept, and sending it a second time does no harm.`,
  rateLimited: msg({
    message: `Several messages have just come from your connection. Please try again in {minutes, plural, one {# minute} other {# minutes}}, or reach us directly.`,
    comment: `Shown when the form service refuses further messages for a while`,
  }),
}

export const fallback = {
  lead: msg`Or send the same text another way:`,
  email: msg({ message: `Send as an email`, comment: `Opens the visitor’s mail program with the text filled in` }),
  whatsapp: msg({ message: `Send by WhatsApp`, comment: `Opens WhatsApp with the text filled in` }),
}

/** First line of the prepared email or WhatsApp message; the filled-in fields follow, each after its label. */
export const prepared = {
  subject: form.name,
  opening: msg({
    message: `Hello, I am looking for a property in Mallorca. My details:`,
    comment: `First line of a prepared email or WhatsApp message from the visitor to the agency`,
  }),
}

export const noScript = msg({
  message: `This form needs JavaScript. Without it, you can reach us by phone at <phone>{phone}</phone>, by email at <email>{email}</email> and by <whatsapp>WhatsApp</whatsapp>.`,
  comment: `Shown in place of the form when JavaScript is off`,
})

export const privacyNote = msg`We use your details to answer you and, at your request, to prepare a mandate. Our <privacy>data privacy notice</privacy> explains how we handle them.`

export const draft = {
  restored: msg`We have put back what you typed earlier. It is stored in this browser tab only, until you send it.`,
  discard: msg({ message: `Clear the form`, comment: `Button that deletes what was typed` }),
}
