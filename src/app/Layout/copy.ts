import { msg } from '@lingui/core/macro'

export const layout = {
  skip: msg({ message: 'Skip to content', comment: 'First link of every page, for keyboards and screen readers' }),
  moneyLine: msg({
    message:
      'We help home buyers for <em>{feeRateGross}</em> of the price, VAT included. <pricing>Most of our pay</pricing> usually comes from the seller’s commission.',
    comment: 'Below the header of every page, at most 150 characters: two lines on a phone',
  }),
  logoLabel: msg({ message: '{companyLong}, to the homepage', comment: 'Screen reader name of the logo link' }),
  navigation: msg({ message: 'Main navigation', comment: 'Screen reader name of a navigation' }),
  schedule: msg({ message: 'Schedule consultation', comment: 'Button in the header, short: at most 24 characters' }),
  language: msg({ message: 'Language', comment: 'Screen reader name of the language switcher' }),
  topBar: msg({
    message: 'Contact',
    comment: 'Screen reader name of the bar with phone and e-mail',
    context: 'region',
  }),
}

export const menu = {
  open: msg({ message: 'Menu', comment: 'Button that opens the mobile menu, at most 12 characters' }),
  close: msg({ message: 'Close', comment: 'Button that closes the mobile menu' }),
  label: msg({ message: 'Menu', comment: 'Screen reader name of the opened mobile menu', context: 'dialog' }),
  call: msg({ message: 'Call {phone}', comment: 'Button in the mobile menu' }),
  write: msg({ message: 'Write to {email}', comment: 'Button in the mobile menu' }),
  tooltip: msg({
    message: 'Menu: all pages, and our number',
    comment: 'Hint below the header on a first visit, says what the menu holds; at most 36 characters',
  }),
  dismiss: msg({ message: 'Understood', comment: 'Closes the hint about the menu, at most 12 characters' }),
}
