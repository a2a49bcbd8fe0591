import { expect, test } from 'vitest'
import type { GraphContext } from '../../seo/structuredData.ts'
import { aboutStructuredData } from './structuredData.ts'

const context = { origin: 'https://www.roqueta.example', translate: ({ message = '' }) => message } as GraphContext

test('a founder is named once the name is known', () => {
  const [agency] = aboutStructuredData(context, [
    { id: 'a', name: 'Nom Cognom', languages: ['en', 'es'] },
    { id: 'b', name: '', languages: ['de'] },
  ])
  expect(agency).toMatchObject({
    founder: [{ '@type': 'Person', name: 'Nom Cognom', knowsLanguage: ['en', 'es'] }],
  })
})
