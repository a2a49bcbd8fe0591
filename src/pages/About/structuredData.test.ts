import { expect, test } from 'vitest'
import type { GraphContext } from '../../seo/structuredData.ts'
import { aboutStructuredData } from './structuredData.ts'

const context = { origin: 'https://www.roqueta.example', translate: ({ message = '' }) => message } as GraphContext

test('each founder is a person', () => {
  const [agency] = aboutStructuredData(context, [
    { id: 'a', name: 'Nom Cognom', languages: ['en', 'es'] },
    { id: 'b', name: 'Vorname Name', languages: ['de'] },
  ])
  expect(agency).toMatchObject({
    founder: [
      { '@type': 'Person', name: 'Nom Cognom', knowsLanguage: ['en', 'es'] },
      { '@type': 'Person', name: 'Vorname Name', knowsLanguage: ['de'] },
    ],
  })
})
