import { msg } from '@lingui/core/macro'

/** Section 4 */
export const processing = {
  label: msg({ message: `Section 4`, comment: `Small label above a headline of the privacy notice` }),
  title: msg({
    message: `Server, forms, blog, language`,
    comment: `Headline`,
  }),
  items: [
    {
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
        msg`We do not combine these records with other data. They serve to deliver the pages, to find errors and to trace attacks, which is our legitimate interest (Article 6(1)(f) GDPR). They are deleted after {logDays} days, unless an incident has to be proved. The hosting provider acts as our processor under a contract in accordance with Article 28 GDPR.`,
      ],
    },
    {
      id: 'contact-form',
      title: msg`Contact form and inquiry form`,
      text: [
        msg`The contact form sends us your name and email address and, if you enter them, your telephone number and a message. The inquiry form on some pages asks for first and last name, email address, telephone number and budget, and leaves it to you whether to name region, kind of property, time frame and goals. Nothing leaves your browser before you press the button that sends it. To keep out automated messages, your browser checks a hidden field and the time taken to fill out the form; neither is transmitted.`,
        msg`We use what you send to answer you and to prepare a mandate at your request (Article 6(1)(b) GDPR), and otherwise on the basis of our legitimate interest in answering people who write to us (Article 6(1)(f) GDPR). Form services in the European Union or the United States receive the message for us as processors (Article 28 GDPR). For a transfer to the United States we rely on the provider’s certification under the EU–US Data Privacy Framework (Article 45 GDPR) or on the standard contractual clauses of the European Commission (Article 46 GDPR), of which you may ask us for a copy.`,
        msg`If no mandate follows, we erase the correspondence no later than {inquiryMonths} months after the last message. If one does, the periods of Spanish law apply: six years for business records, ten for documents on the prevention of money laundering, insofar as they concern you.`,
      ],
    },
    {
      id: 'blog-database',
      title: msg({ message: `Blog database`, comment: `Heading of a service that receives data` }),
      text: [
        msg`Blog articles are part of the pages that we deliver. When you open the blog, your browser also asks our database whether there is anything newer, and transmits your IP address and the usual browser data in doing so. Your name is not asked for, and no cookie is set.`,
        msg`The database is run for us by Supabase as a processor (Article 28 GDPR). Our interest is a blog that is up to date (Article 6(1)(f) GDPR). Insofar as data reaches countries outside the European Economic Area, the standard contractual clauses of the European Commission apply.`,
      ],
    },
    {
      id: 'country-lookup',
      title: msg`Country lookup for the language`,
      text: [
        // Before launch, confirm: say whether this site uses the country look-up, without the condition.
        msg`This site may be set up to ask an IP geolocation service from which country a visitor comes. If it is, the service is asked once per visit, on English pages that also exist in German, and only as long as no language has been chosen. Your browser then transmits your IP address to the service, which returns a country code. For Germany, Austria and Switzerland the German page opens. If no such service is set up, no request is made.`,
        msg`The language is the only purpose. We see neither the address nor where you are beyond the country, and we store nothing but the code in your own browser. We rely on our legitimate interest in addressing readers in their language (Article 6(1)(f) GDPR). You may object: choose a language in the header, and the service will not be asked again.`,
      ],
    },
  ],
}

/** Section 5 */
export const measurement = {
  label: msg({ message: `Section 5`, comment: `Small label above a headline of the privacy notice` }),
  title: msg`Analytics and advertising`,
  text: [
    msg`This site uses no analytics. There is no analytics cookie, no recording of visits and no profile of what you read.`,
    // Before launch, confirm: say whether this site uses the ads measurement, without the condition.
    msg`One kind of measurement is possible: conversion measurement by Google Ads, a service of Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. It tells us that an advertisement was followed by an inquiry. It is loaded only if an advertising account has been set up for this site and you have agreed to it in the cookie banner. Until then Google’s Consent Mode (version 2) is set to “denied”, nothing of Google’s is loaded, and nothing is sent to Google. Rejecting takes one click, like accepting.`,
    msg`If you have agreed, one conversion event with the nominal value of {conversionValue} is reported once a form has been sent and the thank-you page opens. Personalized advertising and analytics stay at “denied” even then. In the process Google receives your IP address, data about your browser and, if you came through one of our advertisements, the identifier of that click; it may also set and read cookies, as a rule for about three months. What you have written to us is not part of it. Google also processes this data under its own responsibility.`,
    msg`The legal basis is your consent (Article 6(1)(a) GDPR; section 25(1) TDDDG; Article 22.2 LSSI). Google may transfer data to Google LLC in the United States, which is certified under the EU–US Data Privacy Framework.`,
  ],
  items: [
    {
      id: 'ip-anonymization',
      title: msg`IP anonymization`,
      text: [
        msg`As there is no analytics, there is no IP address that an analytics service would have to shorten. With conversion measurement, Google’s servers see your address for as long as the connection requires. It is not passed on to us: we receive only totals for each advertisement, from which nobody can be recognized.`,
      ],
    },
    {
      id: 'browser-opt-out',
      title: msg`Google’s browser plug-in`,
      text: [
        msg`Google offers an <optOut>opt-out plug-in for Google Analytics</optOut>, which works on all websites. You do not need it here, since we do not use Google Analytics; and it does not cover Google Ads. Whether Google shows you personalized advertising is decided in the settings of your Google account.`,
      ],
    },
    {
      id: 'objection',
      title: msg`Withdrawing your consent`,
      text: [
        msg`You can withdraw your consent at any time, as easily as you gave it: open the <settings>cookie settings</settings>, which are also at the foot of every page if an advertising account is set up, and reject measurement. From then on no further event is reported, and the cookies that Google has set for this site are deleted. If no advertising account is set up, there is nothing to withdraw.`,
      ],
    },
  ],
}
