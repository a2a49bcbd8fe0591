import {
  availability,
  clauses,
  feeExamples,
  headings,
  serviceCards,
  statements,
  stats,
  type PageText,
} from './content.ts'

/** Texts of the other pages (docs/product.md, "Pages"). */
export const pageTexts: readonly PageText[] = [
  {
    address: '/en/services',
    parts: [
      headings('Eight things we arrange', [
        'Airport pickup',
        'Seeing the island',
        'Expert introductions',
        'Accommodations',
        'Renovation',
        'Schools and doctors',
        'Property management',
        'Ongoing support',
      ]),
      headings('From a conversation to the keys', ['Consultation', 'Search', 'Closing']),
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
      headings('Acht Dienste rund um das Haus', [
        'Abholung am Flughafen',
        'Die Insel sehen',
        'Kontakte zu Fachleuten',
        'Unterkunft',
        'Renovierung',
        'Schulen und Ärzte',
        'Hausverwaltung',
        'Betreuung nach dem Kauf',
      ]),
      headings('Vom Gespräch zum Schlüssel', ['Erstgespräch', 'Suche', 'Abschluss']),
    ],
    also: serviceCards({
      cards: 'Was Sie von uns erwarten können',
      benefits: 'Was Sie erhalten',
      button: 'Gespräch vereinbaren',
      contact: '/de/kontakt',
      pricing: ['Preise ansehen', '/de/preise'],
    }),
  },
  {
    address: '/en/about',
    parts: [
      headings('Four subjects we know well', [
        'The market, house by house',
        'Land and planning',
        'Vacation-rental licenses',
        'Contracts and closing',
      ]),
      headings('What you can hold us to', ['Candor', 'Discretion', 'Thoroughness', 'Availability']),
    ],
    also: statements(3, stats('Three numbers, and what they mean', ['4+', '4–\u20606', '15+'])),
  },
  {
    address: '/de/ueber-uns',
    parts: [
      headings('Vier Gebiete, in denen wir zu Hause sind', [
        'Der Markt, Haus für Haus',
        'Grundstück und Baurecht',
        'Ferienvermietungslizenzen',
        'Verträge und Abschluss',
      ]),
      headings('Woran Sie uns messen können', ['Offenheit', 'Diskretion', 'Gründlichkeit', 'Erreichbarkeit']),
    ],
    also: statements(3, stats('Drei Zahlen und was sie bedeuten', ['4+', '4–\u20606', '15+'])),
  },
  {
    address: '/en/pricing',
    parts: [
      headings('What you get', [
        'The market, every working day',
        'Visits ahead of yours',
        'The documents, checked',
        'An opinion on the price',
        'The negotiation',
        'The right introductions',
      ]),
      clauses('Questions about our fee', [
        'What do you receive when I buy?',
        'If the seller’s commission pays you too, whose side are you on?',
        'What if the seller’s agent does not share, or there is no agent?',
        'How long am I bound?',
        'What if I do not buy in the end?',
        'What else does a purchase cost, and who is paid?',
      ]),
    ],
    also: feeExamples('The fee in figures', [
      ['€1,000,000', '€1,000', '(0.1%)', '€500 at the start, €500 at closing', 'In total €1,000 net, €1,210 with VAT'],
      ['€2,000,000', '€2,000', '(0.1%)'],
      ['€5,000,000', '€5,000', '(0.1%)'],
    ]),
  },
  {
    address: '/de/preise',
    parts: [
      headings('Was Sie dafür bekommen', [
        'Der Markt, an jedem Werktag',
        'Besichtigungen vorab',
        'Geprüfte Unterlagen',
        'Ein Urteil über den Preis',
        'Die Verhandlung',
        'Die richtigen Kontakte',
      ]),
      clauses('Fragen zu unserem Honorar', [
        'Was erhalten Sie, wenn ich kaufe?',
        'Wenn auch Sie aus der Verkäuferprovision bezahlt werden, auf wessen Seite stehen Sie dann?',
        'Und wenn der Makler des Verkäufers nicht teilt oder es keinen gibt?',
        'Wie lange bin ich gebunden?',
        'Was ist, wenn ich am Ende nicht kaufe?',
        'Was kostet ein Kauf sonst noch, und wer bekommt das Geld?',
      ]),
    ],
    also: feeExamples('Das Honorar in Zahlen', [
      [
        '1.000.000 €',
        '1.000 €',
        '(0,1 %)',
        '500 € zu Beginn, 500 € bei der Beurkundung',
        'Zusammen 1.000 € netto, 1.210 € mit IVA',
      ],
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
        'An early no',
        'Few mandates',
      ]),
    ],
    also: statements(6, stats('Four figures and what they measure', ['3.2×', '25%', '15+', '100%'])),
  },
  {
    address: '/de/kundenerfahrungen',
    parts: [
      headings('Was für jedes Mandat gilt', [
        'Keine eigenen Objekte',
        'Von Anfang bis Ende dieselben',
        'Ein Nein zur rechten Zeit',
        'Wenige Mandate',
      ]),
    ],
    also: statements(6, stats('Vier Zahlen und was sie messen', ['3,2×', '25 %', '15+', '100 %'])),
  },
  {
    address: '/en/contact',
    parts: [],
    also: availability([
      ['Central Europe', '9:00–\u206019:00', '10:00–\u206016:00'],
      ['US East', '3:00 AM–1:00 PM', '4:00 AM–10:00 AM'],
      ['US West', '12:00 AM–10:00 AM', '1:00 AM–7:00 AM'],
    ]),
  },
  { address: '/de/kontakt', parts: [], also: availability([]) },
]
