import { msg } from '@lingui/core/macro'

export const footer = {
  description: msg`Advisers to buyers of property in Mallorca from {priceFrom}. Founded in {founded}.`,
  pages: msg({ message: 'Pages', comment: 'Footer heading above links to other pages' }),
  why: msg({ message: 'Why {company}', comment: 'Footer heading' }),
  whyText: msg`{clientsPerYear} clients a year. {whoPays}`,
  more: msg({
    message: 'More on Mallorca',
    comment: 'Footer heading above links to landing pages and the blog, shown in English only',
  }),
  reach: msg({ message: 'Reach us', comment: 'Footer heading above phone, e-mail and address' }),
  legal: msg({ message: 'Legal', comment: 'Screen reader name of the footer’s legal links' }),
  cookieSettings: msg({ message: 'Cookie settings', comment: 'Footer link that opens the cookie settings' }),
  registration: msg`{legalName}, tax ID {taxId}, {registerEntry}, register of real estate agents {agentNumber}`,
  copyright: msg({ message: '© {year} {companyLong}', comment: 'Footer' }),
  tagline: msg({ message: 'Advice for buyers of homes in Mallorca', comment: 'Last words of the footer' }),
}

export const widget = {
  open: msg({
    message: 'Contact us on WhatsApp or by phone',
    comment: 'Screen reader name of the round button at the bottom right',
  }),
  title: msg({ message: 'Talk to us', comment: 'Heading of the small panel at the bottom right' }),
  whatsApp: msg({ message: 'Chat on WhatsApp', comment: 'Link in the panel' }),
  schedule: msg({ message: 'Schedule a consultation', comment: 'Link or button' }),
  call: msg({ message: 'Call {phone}', comment: 'Link in the panel' }),
  availability: msg`Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Mallorca time. We speak on Sundays by appointment.`,
  bar: msg({ message: 'Quick contact', comment: 'Screen reader name of the bar at the bottom of phones and tablets' }),
  barWhatsApp: msg({ message: 'WhatsApp', comment: 'Bar at the bottom of phones, at most 14 characters' }),
  barCall: msg({ message: 'Call', comment: 'Bar at the bottom of phones, a verb, at most 14 characters' }),
}

export const offline = msg({
  message: 'You are offline. The page will open as soon as the connection is back.',
  comment: 'At the bottom of the screen, after a link was followed without a connection',
})
