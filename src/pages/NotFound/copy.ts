import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({ message: `Page not found`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `There is no page at this address. Go to the homepage of {companyLong} in Mallorca, go back, or open one of the pages listed here.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const notFound = {
  label: msg({ message: `Error 404`, comment: `Small label above the headline; 404 is the HTTP status` }),
  title: msg({
    message: `There is nothing at this address`,
    comment: `Headline of the page for unknown addresses; a play on street and web address`,
  }),
  text: msg`The page may have moved, or a letter in the address is missing.`,
  home: msg({ message: `Go to homepage`, comment: `Link` }),
  back: msg({ message: `Go back`, comment: `Button: to the page before` }),
}

/** The ids are the target pages of the four links; the labels come from the navigation. */
export const links = {
  title: msg({ message: `Perhaps you were looking for one of these`, comment: `Heading above four links` }),
  items: [
    { id: 'guide' as const, text: msg`Costs, regions and every step of a purchase in Mallorca` },
    { id: 'services' as const, text: msg`What we do for buyers` },
    {
      id: 'pricing' as const,
      text: msg({ message: `What we charge, with examples`, comment: `Link to the pricing page` }),
    },
    { id: 'contact' as const, text: msg`Write, call or book a first conversation` },
  ],
}
