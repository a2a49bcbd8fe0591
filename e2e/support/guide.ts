import type { Page } from '@playwright/test'

/** Texts of the guide in each language. */
export const guideTexts = [
  {
    locale: 'en',
    address: '/en/mallorca-guide',
    price: 'Purchase price',
    kinds: { resale: 'Resale', newBuild: 'New build' },
    calculating: 'Calculating …',
    resale: {
      typed: '€750,000',
      tax: ['Transfer tax (ITP), effective rate 8.67%', '€65,000'],
      extras: '€70,450–\u206079,850',
      share: '9.4–\u206010.6% of the price',
      cash: '€820,450–829,850',
      told: 'For €750,000: purchase costs €70,450 to €79,850, cash needed €820,450 to €829,850.',
    },
    newBuild: {
      rows: [
        ['VAT, 10%', '€75,000'],
        ['Stamp duty (AJD), 1.5%', '€11,250'],
      ],
      extras: '€91,700–\u2060101,100',
      cash: '€841,700–851,100',
      due: 'VAT is paid to the developer with the price',
    },
    understood: [
      { typed: '0', extras: '€1,700–\u20603,600', told: 'For €0: purchase costs €1,700 to €3,600' },
      { typed: '1.250.000 €', extras: '€127,950–\u2060142,350', told: 'For €1,250,000:' },
      { typed: '1,250,000.50', extras: '€127,950–\u2060142,350', told: 'For €1,250,000:', says: 'Cents are left out.' },
      {
        typed: 'finca',
        extras: '€1,700–\u20603,600',
        told: '“finca” is not a number',
        says: '“finca” is not a number',
      },
    ],
    refused: [
      { typed: '', says: 'Enter a price in whole euros, for example 750,000.' },
      { typed: '-750000', says: 'A price cannot be below zero.' },
      { typed: '1e12', says: 'This calculator goes up to €1,000,000,000.' },
    ],
    copyLink: 'Copy a link to this calculation',
    linkCopied: 'Link copied',
    print: 'Print',
    map: 'Map of Mallorca in six regions',
    regions: { west: 'West', south: 'South', north: 'North', northeast: 'Northeast' },
    steps: [
      'Arras: the deposit contract',
      'Notary and Land Registry',
      'Payments and taxes',
      'ETV: the vacation-rental license',
      'What you need before you start',
    ],
    mark: 'Mark as done',
    progress: (done: number) => `${done} of 9 steps completed`,
    percent: ['0%', '22%'],
    total: 9,
    military: 'Have the military zone checked',
    firstStep: 'Appoint a lawyer of your own',
    show: 'Show details',
    searches: [
      { query: 'Sóller', found: 'Showing the first match for “Sóller”: West', anchor: 'region-west' },
      {
        query: 'arras',
        found: 'Showing the first match for “arras”: Arras: the deposit contract',
        anchor: 'step-arras',
      },
      {
        query: 'insure',
        found: 'Showing the first match for “insure”: Insure the house',
        anchor: 'checklist-insurance',
      },
    ],
    nothing: 'Nothing in this guide matches “xyzzy”.',
  },
  {
    locale: 'de',
    address: '/de/mallorca-ratgeber',
    price: 'Kaufpreis',
    kinds: { resale: 'Bestandsimmobilie', newBuild: 'Neubau' },
    calculating: 'Wird berechnet …',
    resale: {
      typed: '750.000 €',
      tax: ['Grunderwerbsteuer (ITP), effektiv 8,67 %', '65.000 €'],
      extras: '70.450–\u206079.850 €',
      share: '9,4–\u206010,6 % des Kaufpreises',
      cash: '820.450–829.850 €',
      told: 'Bei 750.000 €: Nebenkosten von 70.450 € bis 79.850 €, Kapitalbedarf von 820.450 € bis 829.850 €.',
    },
    newBuild: {
      rows: [
        ['Mehrwertsteuer, 10 %', '75.000 €'],
        ['Stempelsteuer (AJD), 1,5 %', '11.250 €'],
      ],
      extras: '91.700–\u2060101.100 €',
      cash: '841.700–851.100 €',
      due: 'Stempelsteuer',
    },
    understood: [
      { typed: '0', extras: '1.700–\u20603.600 €', told: 'Bei 0 €: Nebenkosten von 1.700 € bis 3.600 €' },
      { typed: '1.250.000 €', extras: '127.950–\u2060142.350 €', told: 'Bei 1.250.000 €:' },
      {
        typed: '1,250,000.50',
        extras: '127.950–\u2060142.350 €',
        told: 'Bei 1.250.000 €:',
        says: 'Cent-Beträge bleiben unberücksichtigt.',
      },
      { typed: 'Finca', extras: '1.700–\u20603.600 €', told: '„Finca“ ist keine Zahl', says: '„Finca“ ist keine Zahl' },
    ],
    refused: [
      { typed: '', says: 'Geben Sie einen Preis in vollen Euro ein, zum Beispiel 750.000.' },
      { typed: '-750000', says: 'Ein Preis kann nicht unter null liegen.' },
      { typed: '1e12', says: 'Dieser Rechner reicht bis 1.000.000.000 €.' },
    ],
    copyLink: 'Link zu dieser Berechnung kopieren',
    linkCopied: 'Link kopiert',
    print: 'Drucken',
    map: 'Karte von Mallorca in sechs Regionen',
    regions: { west: 'Westen', south: 'Süden', north: 'Norden', northeast: 'Nordosten' },
    steps: [
      'Der Anzahlungsvertrag (contrato de arras)',
      'Notar und Grundbuch',
      'Zahlungen und Steuern',
      'Die Ferienvermietungslizenz (ETV)',
      'Was Sie vorab brauchen',
    ],
    mark: 'Als erledigt markieren',
    progress: (done: number) => `${done} von 8 Schritten erledigt`,
    percent: ['0 %', '25 %'],
    total: 8,
    military: 'Militärzone prüfen lassen',
    firstStep: 'Eigenen Anwalt beauftragen',
    show: 'Einzelheiten anzeigen',
    searches: [
      { query: 'Sóller', found: 'Erster Treffer für „Sóller“: Westen', anchor: 'region-west' },
      {
        query: 'arras',
        found: 'Erster Treffer für „arras“: Der Anzahlungsvertrag (contrato de arras)',
        anchor: 'step-arras',
      },
      { query: 'versichern', found: 'Erster Treffer für „versichern“: Haus versichern', anchor: 'checklist-insurance' },
    ],
    nothing: 'xyzzy',
  },
] as const

export const costsOf = (page: Page) => page.locator('#costs')
/** The calculator's live region; the copied link has its own. */
export const toldBy = (page: Page) => costsOf(page).locator('p[role="status"].visually-hidden')
