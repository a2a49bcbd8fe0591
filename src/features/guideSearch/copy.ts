import { msg } from '@lingui/core/macro'

export const copy = {
  found: msg({
    message: `Showing the first match for “{query}”: {title}`,
    comment: `title is the heading of a region, a buying step or a checklist step`,
  }),
  none: msg({
    message: `Nothing in this guide matches “{query}”. Try a region, a cost or a document, for example Sóller, notary or NIE.`,
    comment: `The examples must be words that occur in the guide in your language`,
  }),
}
