import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './support/site.ts'

/** A section by its heading, and the headings, terms or lines that it must hold, in this order. */
type Part = {
  readonly heading: string
  readonly role: 'heading' | 'term' | 'button'
  readonly items: readonly string[]
}
type PageText = {
  readonly address: string
  readonly label?: string
  readonly parts: readonly Part[]
  /** Says something of the page that the parts do not. */
  readonly also?: (page: Page) => Promise<void>
}

/** The innermost section around a heading. */
const sectionOf = (page: Page, heading: string): Locator =>
  page
    .locator('section, [id]')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
const headings = (heading: string, items: readonly string[]): Part => ({ heading, role: 'heading', items })
const clauses = (heading: string, items: readonly string[]): Part => ({ heading, role: 'button', items })
const terms = (heading: string, items: readonly string[]): Part => ({ heading, role: 'term', items })

type ServiceTexts = {
  readonly cards: string
  readonly benefits: string
  readonly button: string
  readonly contact: string
  readonly pricing: readonly [name: string, href: string]
}

const serviceCards = (texts: ServiceTexts) => async (page: Page) => {
  const cards = sectionOf(page, texts.cards)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 4, name: texts.benefits })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect(card.getByRole('link', { name: texts.button })).toHaveAttribute('href', texts.contact)
  }
  const [name, href] = texts.pricing
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

const stats = (heading: string, figures: readonly string[]) => async (page: Page) => {
  const shown = sectionOf(page, heading).locator('dd > span[aria-hidden="true"]')
  await expect(shown).toHaveText([...figures])
}

const feeExamples = (heading: string, cards: readonly (readonly string[])[]) => async (page: Page) => {
  const shown = sectionOf(page, heading)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(shown).toHaveCount(cards.length)
  for (const [at, texts] of cards.entries()) for (const text of texts) await expect(shown.nth(at)).toContainText(text)
}

const statements = (count: number, figure: (page: Page) => Promise<void>) => async (page: Page) => {
  await expect(page.getByRole('main').locator('figure blockquote')).toHaveCount(count)
  await figure(page)
}

const availability = (zones: readonly (readonly string[])[]) => async (page: Page) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(zones.length)
  for (const [at, texts] of zones.entries()) for (const text of texts) await expect(rows.nth(at)).toContainText(text)
  await expect(page.locator('#consultation-form')).toBeVisible()
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(1)
}

const outboundLinks = (names: Readonly<Record<string, string | RegExp>>) => async (page: Page) => {
  for (const [name, href] of Object.entries(names))
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href)
}

const logged = (texts: readonly string[]) => async (page: Page) => {
  for (const text of texts) await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
}

const pages: readonly PageText[] = [
  {
    address: '/en/services',
    parts: [
      headings('Eight things around the house', [
        'VIP airport service',
        'Luxury tours',
        'Expert introductions',
        'Accommodations',
        'Renovation',
        'Lifestyle',
        'Property management',
        'Ongoing support',
      ]),
      headings('From a conversation to a key', ['Consultation', 'Search', 'Closing']),
    ],
    also: serviceCards({
      cards: 'What you can ask of us',
      benefits: 'Key benefits',
      button: 'Schedule a consultation',
      contact: '/en/contact',
      pricing: ['See pricing', '/en/pricing'],
    }),
  },
  {
    address: '/de/leistungen',
    parts: [
      headings('Acht Dinge rund um das Haus', [
        'VIP-Service am Flughafen',
        'Private Inseltouren',
        'Kontakte zu Fachleuten',
        'Unterkunft',
        'Renovierung',
        'Leben auf der Insel',
        'Hausverwaltung',
        'Betreuung nach dem Kauf',
      ]),
      headings('Vom Gespräch zum Schlüssel', ['Erstgespräch', 'Suche', 'Abschluss']),
    ],
    also: serviceCards({
      cards: 'Was Sie von uns verlangen können',
      benefits: 'Ihr Nutzen',
      button: 'Gespräch vereinbaren',
      contact: '/de/kontakt',
      pricing: ['Preise ansehen', '/de/preise'],
    }),
  },
  {
    address: '/en/about',
    parts: [
      headings('Four subjects we know by heart', [
        'The market, house by house',
        'Land and planning',
        'Holiday-rental licenses',
        'Contracts and closing',
      ]),
      headings('What you can hold us to', ['Candor', 'Discretion', 'Thoroughness', 'Availability']),
    ],
    also: statements(3, stats('Three numbers, and what they mean', ['4+', '4–6', '15+'])),
  },
  {
    address: '/de/ueber-uns',
    parts: [
      headings('Vier Gebiete, auf denen wir zu Hause sind', [
        'Der Markt, Haus für Haus',
        'Grund und Baurecht',
        'Ferienvermietungslizenzen',
        'Verträge und Abschluss',
      ]),
      headings('Woran Sie uns messen können', ['Offenheit', 'Diskretion', 'Gründlichkeit', 'Erreichbarkeit']),
    ],
    also: statements(3, stats('Drei Zahlen und was sie bedeuten', ['4+', '4–6', '15+'])),
  },
  {
    address: '/en/pricing',
    parts: [
      headings('What you get', [
        'The market, read daily',
        'Visits ahead of yours',
        'The papers, checked',
        'An opinion on the price',
        'The negotiation',
        'The right introductions',
      ]),
      clauses('Questions about our fee', [
        'Why do I pay no commission?',
        'If the seller’s commission covers yours, whose side are you on?',
        'What if I do not buy in the end?',
        'Which price is the fee calculated from?',
        'What else does a purchase cost?',
      ]),
    ],
    also: feeExamples('The fee in figures', [
      ['€1,000,000', '€1,000', '(0.1%)', '€500 at the start, €500 at closing'],
      ['€2,000,000', '€2,000', '(0.1%)'],
      ['€5,000,000', '€5,000', '(0.1%)'],
    ]),
  },
  {
    address: '/de/preise',
    parts: [
      headings('Was Sie dafür bekommen', [
        'Der Markt, jeden Tag gelesen',
        'Besichtigungen vorab',
        'Geprüfte Unterlagen',
        'Ein Urteil über den Preis',
        'Die Verhandlung',
        'Die richtigen Kontakte',
      ]),
      clauses('Fragen zu unserem Honorar', [
        'Warum zahle ich keine Provision?',
        'Wenn Sie aus der Verkäuferprovision bezahlt werden, auf wessen Seite stehen Sie dann?',
        'Was ist, wenn ich am Ende nicht kaufe?',
        'Nach welchem Preis bemisst sich das Honorar?',
        'Was kostet ein Kauf darüber hinaus?',
      ]),
    ],
    also: feeExamples('Das Honorar in Zahlen', [
      ['1.000.000 €', '1.000 €', '(0,1 %)', '500 € zu Beginn, 500 € bei der Beurkundung'],
      ['2.000.000 €', '2.000 €', '(0,1 %)'],
      ['5.000.000 €', '5.000 €', '(0,1 %)'],
    ]),
  },
  {
    address: '/en/client-stories',
    parts: [
      headings('What tipped the scales', [
        'Nothing of our own to sell',
        'The same people throughout',
        'A no in good time',
        'Few mandates',
      ]),
    ],
    also: statements(6, stats('Four figures and what they measure', ['3.2×', '25%', '15+', '100%'])),
  },
  {
    address: '/de/kundenerfahrungen',
    parts: [
      headings('Was den Ausschlag gab', [
        'Nichts Eigenes im Angebot',
        'Von Anfang bis Ende dieselben',
        'Ein Nein zur rechten Zeit',
        'Wenige Mandate',
      ]),
    ],
    also: statements(6, stats('Vier Zahlen und was dahintersteht', ['3,2×', '25 %', '15+', '100 %'])),
  },
  {
    address: '/en/contact',
    parts: [],
    also: availability([
      ['Central Europe', '9:00–19:00', '10:00–16:00'],
      ['US East', '3:00 AM–1:00 PM', '4:00 AM–10:00 AM'],
      ['US West', '12:00 AM–10:00 AM', '1:00 AM–7:00 AM'],
    ]),
  },
  { address: '/de/kontakt', parts: [], also: availability([]) },
  {
    address: '/en/legal-notice',
    label: 'Legal Information',
    parts: [
      terms('The company', [
        'Legal name',
        'Trade name',
        'Tax number (NIF)',
        'VAT identification number',
        'Commercial register (Registro Mercantil)',
        'Registered office',
        'Telephone',
        'E-mail',
        'Responsible for the content',
      ]),
      clauses('Management, concept, images', [
        'Management and activity',
        'Concept and realization',
        'Images, map and typefaces',
      ]),
      clauses('Liability, copyright, data protection', [
        'Liability for content',
        'Liability for links',
        'Copyright',
        'Data protection',
      ]),
    ],
    also: outboundLinks({ 'privacy notice': '/en/data-privacy', 'our web studio': /^https:/ }),
  },
  {
    address: '/de/impressum',
    label: 'Rechtliche Informationen',
    parts: [
      terms('Das Unternehmen', [
        'Firma',
        'Geschäftsbezeichnung',
        'Steuernummer (NIF)',
        'Umsatzsteuer-Identifikationsnummer',
        'Handelsregister (Registro Mercantil)',
        'Sitz',
        'Telefon',
        'E-Mail',
        'Verantwortlich für den Inhalt',
      ]),
      clauses('Geschäftsführung, Konzept, Bildnachweis', [
        'Geschäftsführung und Tätigkeit',
        'Konzept und Umsetzung',
        'Bilder, Karte und Schriften',
      ]),
      clauses('Haftung, Urheberrecht, Datenschutz', [
        'Haftung für Inhalte',
        'Haftung für Links',
        'Urheberrecht',
        'Datenschutz',
      ]),
    ],
    also: outboundLinks({ Datenschutzerklärung: '/de/datenschutz' }),
  },
  {
    address: '/en/data-privacy',
    label: 'Privacy & Security',
    parts: [
      clauses('Data protection at a glance', [
        'Who is responsible?',
        'How is your data collected?',
        'What is it used for?',
        'Which rights do you have?',
      ]),
      terms('Data protection at a glance', [
        'Access',
        'Rectification',
        'Erasure',
        'Restriction',
        'Portability',
        'Objection',
        'Complaint',
      ]),
      terms('The controller', ['Name', 'Address', 'E-mail', 'Telephone', 'Represented by']),
      clauses('How to use your rights', [
        'Information, correction, blocking',
        'Taking your data with you',
        'Complaint to a supervisory authority',
      ]),
      clauses('Server, forms, blog, language', [
        'Server logs',
        'Contact form and inquiry form',
        'Blog database',
        'Country lookup for the language',
      ]),
      clauses('Analytics and advertising', ['IP anonymization', 'Browser plug-in', 'Withdrawing your consent']),
    ],
    also: logged(['browser type', 'operating system', 'referrer', 'host name', 'time of the request', 'IP address']),
  },
  {
    address: '/de/datenschutz',
    label: 'Datenschutz & Sicherheit',
    parts: [
      clauses('Datenschutz im Überblick', [
        'Wer ist verantwortlich?',
        'Wie werden Ihre Daten erhoben?',
        'Wozu werden sie verwendet?',
        'Welche Rechte haben Sie?',
      ]),
      terms('Datenschutz im Überblick', [
        'Auskunft',
        'Berichtigung',
        'Löschung',
        'Einschränkung',
        'Datenübertragbarkeit',
        'Widerspruch',
        'Beschwerde',
      ]),
      terms('Der Verantwortliche', ['Name', 'Anschrift', 'E-Mail', 'Telefon', 'Vertreten durch']),
      clauses('So nutzen Sie Ihre Rechte', [
        'Auskunft, Berichtigung, Sperrung',
        'Mitnahme Ihrer Daten',
        'Beschwerde bei der Aufsichtsbehörde',
      ]),
      clauses('Server, Formulare, Blog, Sprache', [
        'Server-Protokolle',
        'Kontaktformular und Anfrageformular',
        'Blog-Datenbank',
        'Länderabfrage für die Sprache',
      ]),
      clauses('Analyse und Werbung', ['IP-Anonymisierung', 'Browser-Plug-in', 'Widerruf Ihrer Einwilligung']),
    ],
    also: logged([
      'Version des Browsers',
      'Betriebssystem',
      'Referrer',
      'Hostname',
      'Uhrzeit der Anfrage',
      'IP-Adresse',
    ]),
  },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { address, label, parts, also } of pages)
    test(`${address} holds what the specification lists`, async ({ page }) => {
      await page.goto(address)
      if (label !== undefined) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
      for (const { heading, role, items } of parts) {
        const level = role === 'heading' ? { level: 3 } : {}
        await expect(sectionOf(page, heading).getByRole(role, level)).toHaveText([...items])
      }
      for (const panel of await page.locator('[data-findable]').all()) await expect(panel).toBeVisible()
      await also?.(page)
    })
})

for (const { address, parts } of pages.filter((page) => page.parts.some(({ role }) => role === 'button')))
  test(`${address} opens one clause of a list at a time`, async ({ page }) => {
    await visit(page, address)
    for (const { heading, items } of parts.filter(({ role }) => role === 'button')) {
      const buttons = sectionOf(page, heading).getByRole('button')
      await expect(buttons).toHaveText([...items])
      await buttons.nth(0).click()
      await buttons.nth(1).click()
      await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false')
      await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true')
      await buttons.nth(1).click()
      await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'false')
    }
  })
