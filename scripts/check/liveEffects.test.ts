import path from 'node:path'
import { expect, test } from 'vitest'
import { afterInteraction, effectsWithoutLive, readSources } from './liveEffects.ts'

const src = path.resolve(import.meta.dirname, '../../src')

test('every effect of the content runs where it is needed', () => {
  expect(effectsWithoutLive(readSources(src), afterInteraction)).toEqual([])
})

const clock = ['components/Clock/Clock.tsx', 'useEffect(() => tick())'] as const
const hook = ['components/Clock/useTick.ts', 'useLayoutEffect(() => tick())'] as const

test.each([
  ['a component without <Live>', [clock]],
  ['a hook whose component has none', [hook, ['components/Clock/Clock.tsx', `from './useTick.ts'`]]],
  [
    'a hook of which one component has none',
    [
      hook,
      ['components/A.tsx', `from './Clock/useTick.ts' <Live until="refreshed">`],
      ['components/B.tsx', `from './Clock/useTick.ts'`],
    ],
  ],
] as const)('%s is named', (_, files) => {
  expect(effectsWithoutLive(new Map(files), {}).join()).toContain(`src/${files[0]?.[0]} has an effect`)
})

test.each([
  ['a component with <Live>', [[clock[0], `${clock[1]} <Live until="visible">`]]],
  [
    'a hook whose component has one',
    [hook, ['components/Clock/Clock.tsx', `from './useTick.ts' <Live until="refreshed">`]],
  ],
] as const)('%s passes', (_, files) => {
  expect(effectsWithoutLive(new Map(files as readonly (readonly [string, string])[]), {})).toEqual([])
})

test('an accepted file without an effect is named', () => {
  expect(effectsWithoutLive(new Map(), { 'components/Gone.tsx': 'reason' })).toEqual([
    'scripts/check/liveEffects.ts names src/components/Gone.tsx, which has no effect.',
  ])
})
