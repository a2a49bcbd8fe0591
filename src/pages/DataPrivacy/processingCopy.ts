import { msg } from '@lingui/core/macro'

/** Section 4 */
export const processing = {
  label: msg({ message: `Section 4`, comment: `Small label above a headline of the privacy notice` }),
  title: msg({ message: `Server, forms, blog`, comment: `Headline` }),
  titleWithLookup: msg({ message: `Server, forms, blog, language`, comment: `Headline` }),
  logs: {
    id: 'server-logs',
    title: msg({ message: `Server logs`, comment: `Heading of a service that receives data` }),
    text: [msg`With every request your browser sends data that the server of our hosting provider records:`],
    list: [
      {
        id: 'browser',
        text: msg({ message: `browser type and version`, comment: `Item of a list of recorded data` }),
      },
      { id: 'system', text: msg({ message: `operating system`, comment: `Item of a list of recorded data` }) },
      {
        id: 'referrer',
        text: msg({ message: `the page from which you came (referrer)`, comment: `Item of a list of recorded data` }),
      },
      {
        id: 'host',
        text: msg({ message: `host name of the requesting computer`, comment: `Item of a list of recorded data` }),
      },
      {
        id: 'time',
        text: msg({ message: `date and time of the request`, comment: `Item of a list of recorded data` }),
      },
      { id: 'ip', text: msg({ message: `IP address`, comment: `Item of a list of recorded data` }) },
    ],
    after: [
      msg`These records serve the purposes of delivery and protection (section 1). They are not combined with other data and are deleted after {logDays} days, unless an incident has to be proved.`,
    ],
  },
  forms: {
    id: 'contact-form',
    title: msg`Contact form and inquiry form`,
    text: [
      msg`The contact form and the inquiry form, which is on some pages, send us what you enter in their fields. Nothing leaves your browser before you send it. A hidden field and the time you take, neither of which is sent, keep out automated messages.`,
      msg`The legal basis is your request for a mandate (Article 6(1)(b) GDPR) or else our legitimate interest in answering you (Article 6(1)(f) GDPR).`,
      msg`If no mandate follows, we erase the correspondence no later than {enquiryMonths} months after the last message. If one does, Spanish law requires us to keep business records for six years (Article 30 of the Commercial Code) and documents on the prevention of money laundering for ten (Article 25 of Law 10/2010).`,
    ],
  },
  database: {
    id: 'blog-database',
    title: msg({ message: `Blog database`, comment: `Heading of a service that receives data` }),
    text: [
      msg`When you open the blog, your browser asks our database for newer posts and transmits your IP address and the usual browser data, without a cookie. Our legitimate interest is an up-to-date blog (Article 6(1)(f) GDPR).`,
    ],
  },
  country: {
    id: 'country-lookup',
    title: msg`Country lookup for the language`,
    text: [
      msg`Once per visit, and only on an English page while you have not chosen a language, your browser asks a geolocation service for your country. The service receives your IP address and returns a country code. For Germany, Austria and Switzerland, the German page then opens, if the answer arrives within a second and a half and before you press, type or scroll anything.`,
      msg`The code stays in your browser. Our legitimate interest is to address readers in their language (Article 6(1)(f) GDPR). To object to further lookups, choose a language in the header.`,
    ],
  },
  providers: {
    id: 'providers',
    title: msg({ message: `Who processes data for us`, comment: `Heading of a list of companies that receive data` }),
    text: [msg`These companies process data on our behalf, under a contract in accordance with Article 28 GDPR:`],
    hosting: {
      id: 'hosting',
      title: msg({ message: `Hosting`, comment: `Kind of service that receives data` }),
      text: msg`{hostingProvider}`,
    },
    contactForm: {
      id: 'contact-form-service',
      title: msg({ message: `Contact form`, comment: `Kind of service that receives data` }),
      text: msg`{contactFormProvider}`,
    },
    enquiryForm: {
      id: 'enquiry-form-service',
      title: msg({ message: `Inquiry form`, comment: `Kind of service that receives data` }),
      text: msg`{enquiryFormProvider}`,
    },
    database: {
      id: 'database-service',
      title: msg({ message: `Database of the blog`, comment: `Kind of service that receives data` }),
      text: msg`{databaseProvider}`,
    },
    geolocation: {
      id: 'geolocation-service',
      title: msg({ message: `Country lookup`, comment: `Kind of service that receives data` }),
      text: msg`{geolocationProvider}`,
    },
    /** Of the forms, the database and the country look-up, where the site's own server answers. */
    embedded: msg({
      message: `Our hosting provider`,
      comment: `Who runs a form, the database of the blog or the country lookup; below the name of the service`,
    }),
    scheduling: {
      id: 'scheduling-service',
      title: msg({ message: `Scheduling`, comment: `Kind of service that receives data` }),
      text: msg`{schedulingProvider}`,
    },
  },
}
