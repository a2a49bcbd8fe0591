import { msg } from '@lingui/core/macro'
import type { Choice } from './definition.ts'

export const budgets: readonly Choice[] = [
  {
    value: '€1M - €2M',
    label: msg({ message: `€1M–€2M`, comment: `Choice in a form: a budget in millions of euro` }),
  },
  {
    value: '€2M - €4M',
    label: msg({ message: `€2M–€4M`, comment: `Choice in a form: a budget in millions of euro` }),
  },
  {
    value: '€4M - €6M',
    label: msg({ message: `€4M–€6M`, comment: `Choice in a form: a budget in millions of euro` }),
  },
  {
    value: '€6M+',
    label: msg({ message: `€6M+`, comment: `Choice in a form: a budget in millions of euro` }),
  },
]

export const regions: readonly Choice[] = [
  {
    value: 'South - Palma Area',
    label: msg({ message: `South (Palma area)`, comment: `Choice in a form: a region of Mallorca; place names stay` }),
  },
  {
    value: 'Southwest - Portals Area',
    label: msg({
      message: `Southwest (Portals area)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    value: 'West - Sóller Valley',
    label: msg({
      message: `West (Sóller valley)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    value: 'North - Pollença Area',
    label: msg({
      message: `North (Pollença area)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    value: 'Northeast - Artà Area',
    label: msg({
      message: `Northeast (Artà area)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    value: 'Central - Interior Fincas',
    label: msg({
      message: `Central (inland fincas)`,
      comment: `Choice in a form: a region of Mallorca; place names stay`,
    }),
  },
  {
    value: 'Not sure yet – help me choose the right area',
    label: msg({ message: `Not sure yet`, comment: `Answer to: preferred region` }),
  },
]

export const propertyTypes: readonly Choice[] = [
  {
    value: 'luxury-villa',
    label: msg({ message: `Luxury villa`, comment: `Choice in a form: a kind of property` }),
    description: msg`Detached, with pool and garden`,
  },
  {
    value: 'traditional-finca',
    label: msg({
      message: `Traditional finca`,
      comment: `Choice in a form: a kind of property; a finca is a country house, the word stays`,
    }),
    description: msg`Country house of stone, on its own land`,
  },
  {
    value: 'premium-apartment',
    label: msg({ message: `Premium apartment`, comment: `Choice in a form: a kind of property` }),
    description: msg`Penthouse, floor of an old palace, managed residence`,
  },
  {
    value: 'waterfront-home',
    label: msg({ message: `Waterfront home`, comment: `Choice in a form: a kind of property` }),
    description: msg`Directly on the beach or the sea`,
  },
  {
    value: 'new-development',
    label: msg({ message: `New development`, comment: `Choice in a form: a kind of property, newly built` }),
    description: msg`Completed or under construction`,
  },
  {
    value: 'not-sure',
    label: msg({ message: `Not sure yet`, comment: `Answer to: property type` }),
    description: msg`We’ll talk about it in the first conversation`,
  },
]

export const timelines: readonly Choice[] = [
  {
    value: 'Within 3 months',
    label: msg({ message: `Within 3 months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    value: '3-6 months',
    label: msg({ message: `3–6 months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    value: '6-12 months',
    label: msg({ message: `6–12 months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    value: '12+ months',
    label: msg({ message: `12+ months`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
  {
    value: 'Flexible – whenever the right property appears',
    label: msg({ message: `Flexible`, comment: `Choice in a form: when the visitor wants to buy` }),
  },
]
