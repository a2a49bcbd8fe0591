import { msg } from '@lingui/core/macro'

/** Belongs to section 1. */
export const controller = {
  title: msg({ message: `The controller`, comment: `Heading: the one responsible in the sense of the GDPR` }),
  rows: [
    {
      id: 'name',
      label: msg({
        message: `Name`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{legalName}`, comment: `The company’s name in the commercial register` }),
    },
    {
      id: 'address',
      label: msg({
        message: `Address`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({
        message: `{address}, {country}`,
        comment: `Address in one line: street, postal code, town, country`,
      }),
    },
    {
      id: 'email',
      label: msg({
        message: `Email`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg`{email}`,
    },
    {
      id: 'phone',
      label: msg({
        message: `Telephone`,
        context: `controller details`,
        comment: `Row of a table of the company’s details`,
      }),
      value: msg({ message: `{phone}`, comment: `A telephone number` }),
    },
    {
      id: 'representative',
      label: msg({
        message: `Represented by`,
        context: `controller details`,
        comment: `Who represents the company in law`,
      }),
      value: msg`{founders}, managing directors`,
    },
  ],
}
