import { msg } from '@lingui/core/macro'

export const copy = {
  found: msg({
    message: `Showing the match for “{query}”: {title}`,
    comment: `title is the heading of a region, a buying step or a checklist step`,
  }),
  several: msg({
    message: `{count} matches for “{query}”. Now open: {title}`,
    comment: `count is at least 2; title is the heading of the match that is open; the others are listed below`,
  }),
  list: msg({ message: `Matches`, comment: `Screen reader name of the list of what a search in the guide found` }),
  none: msg({
    message: `Nothing in this guide matches “{query}”. Try a region, a cost or a document, for example Sóller, notary or NIE.`,
    comment: `The examples must be words that occur in the guide in your language`,
  }),
}
