import { msg } from '@lingui/core/macro'
import { env } from '../../lib/env.ts'
import { fields, validation } from './copy.ts'
import type { LeadDefinition } from './definition.ts'
import { budgets, propertyTypes, regions, timelines } from './enquiryChoices.ts'

/** The two-step enquiry of the landing pages, which share its draft. */
export const enquiry = {
  id: 'enquiry',
  url: env.enquiryFormUrl,
  name: msg({
    message: `Property inquiry`,
    comment: `Accessible name of the two-step form and subject of a prepared email`,
  }),
  fields: {
    firstName: {
      kind: 'givenName',
      label: msg({ message: `First name`, comment: `Label of a form field` }),
      placeholder: msg({ message: `Your first name`, comment: `Placeholder of a form field` }),
      missing: msg({ message: `First name is required`, comment: `Error below an empty form field` }),
    },
    lastName: {
      kind: 'familyName',
      label: msg({ message: `Last name`, comment: `Label of a form field` }),
      placeholder: msg({ message: `Your last name`, comment: `Placeholder of a form field` }),
      missing: msg({ message: `Last name is required`, comment: `Error below an empty form field` }),
    },
    email: { ...fields.email, missing: validation.emailRequired },
    phone: {
      ...fields.phone,
      hint: msg`With country code. We call only after we have written to you.`,
      missing: msg({ message: `Phone number is required`, comment: `Error below an empty form field` }),
    },
    budgetRange: {
      kind: 'select',
      label: msg({ message: `Budget range`, comment: `Label of a form field: how much the visitor wants to spend` }),
      hint: msg`For the house itself, without taxes and fees.`,
      placeholder: msg({ message: `Select your budget range`, comment: `First, empty choice of a list` }),
      missing: msg({ message: `Please select your budget range`, comment: `Error below an empty form field` }),
      choices: budgets,
    },
    preferredRegion: {
      kind: 'select',
      label: msg({ message: `Preferred region`, comment: `Label of a form field` }),
      placeholder: msg({ message: `Select a region`, comment: `First, empty choice of a list` }),
      choices: regions,
    },
    propertyType: {
      kind: 'radios',
      label: msg({ message: `Property type`, comment: `Label of a form field: what kind of house` }),
      choices: propertyTypes,
    },
    timeline: {
      kind: 'select',
      label: msg({ message: `Timeline`, comment: `When the visitor wants to buy` }),
      placeholder: msg({ message: `Select a timeline`, comment: `When the visitor wants to buy` }),
      choices: timelines,
    },
    goals: {
      kind: 'longText',
      label: msg({ message: `Goals`, comment: `Free text: what the visitor wants to do with the property` }),
      hint: msg`What the house is for.`,
      placeholder: msg`Summers with three generations; rented out for part of the year, if the license allows it.`,
    },
  },
  steps: [
    {
      title: msg({ message: `You and your budget`, comment: `Heading of the first step of a form` }),
      rows: [['firstName', 'lastName'], ['email'], ['phone'], ['budgetRange']],
    },
    {
      title: msg({ message: `The house and your plans`, comment: `Heading of the second step of a form` }),
      rows: [['preferredRegion', 'timeline'], ['propertyType'], ['goals']],
    },
  ],
  payload: (values) => ({
    formType: 'landing-page',
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || 'Not specified'])),
  }),
  submit: msg({ message: `Submit`, comment: `Button that sends the form` }),
  sending: msg({
    message: `Submitting...`,
    comment: `Button label while the form is being sent`,
  }),
  failed: msg({
    message: `Failed to submit form. Please try again or contact us directly.`,
    comment: `Message after a send that failed`,
  }),
  pause: 0,
  opening: msg({
    message: `Hello, I am looking for a property in Mallorca. My details:`,
    comment: `First line of a prepared email or WhatsApp message from the visitor to the agency`,
  }),
} satisfies LeadDefinition
