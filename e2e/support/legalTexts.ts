import { clauses, logged, outboundLinks, terms, type PageText } from './content.ts'

/** Texts of the legal notice and the privacy notice (docs/product.md, "Pages"). */
export const legalTexts: readonly PageText[] = [
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
        // The controller's card belongs to this section.
        'Name',
        'Address',
        'E-mail',
        'Telephone',
        'Represented by',
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
        // The controller's card belongs to this section.
        'Name',
        'Anschrift',
        'E-Mail',
        'Telefon',
        'Vertreten durch',
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
