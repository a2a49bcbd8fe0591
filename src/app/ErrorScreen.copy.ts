import { msg } from '@lingui/core/macro'

/** The English wording is part of the product (docs/product.md, "Errors"). */
export const errorScreen = {
  title: msg({ message: `Something went wrong`, comment: `Headline of the screen shown after an unexpected error` }),
  text: msg`We're sorry, but something unexpected happened.`,
  reload: msg({ message: `Reload page`, comment: `Button` }),
}

export const loading = {
  text: msg({ message: `Loading...`, comment: `Shown while the app or a page is being loaded` }),
}
