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
  ['one that waits for an interaction', [[clock[0], `${clock[1]} <Live as="form" until="interaction">`]]],
  [
    'a component next to another that has one',
    [
      clock,
      ['components/Stat/Stat.tsx', '<Live as="dl" until="visible">'],
      [
        'pages/Home/Home.tsx',
        `import { Clock } from '../../components/Clock/Clock.tsx'
        import { Stat } from '../../components/Stat/Stat.tsx'`,
      ],
    ],
  ],
  [
    'a hook of a page that renders one of a feature',
    [
      ['pages/Home/useTick.ts', 'useEffect(() => tick())'],
      ['features/map/Map.tsx', '<Live until="visible">'],
      [
        'pages/Home/Home.tsx',
        `import { useTick } from './useTick.ts'
        import { Map } from '../../features/map/Map.tsx'`,
      ],
    ],
  ],
  ['a hook whose component has none', [hook, ['components/Clock/Clock.tsx', `import { useTick } from './useTick.ts'`]]],
  [
    'a hook of which one component has none',
    [
      hook,
      ['components/A.tsx', `import { useTick } from './Clock/useTick.ts' <Live until="refreshed">`],
      ['components/B.tsx', `import { useTick } from './Clock/useTick.ts'`],
    ],
  ],
] as const)('%s is named', (_, files) => {
  expect(effectsWithoutLive(new Map(files), {}).join()).toContain(`src/${files[0]?.[0]} has an effect`)
})

test.each([
  ['a component with <Live>', [[clock[0], `${clock[1]} <Live until="visible">`]]],
  [
    'a hook whose component has one',
    [hook, ['components/Clock/Clock.tsx', `import { useTick } from './useTick.ts' <Live until="refreshed">`]],
  ],
  [
    'a hook whose component renders one of its folder, and whose type another imports',
    [
      hook,
      ['components/Clock/Face.tsx', '<Live as="ul" until="visible">'],
      ['components/Clock/Clock.tsx', `import { useTick } from './useTick.ts' import { Face } from './Face.tsx'`],
      ['components/A.tsx', `import type { Tick } from './Clock/useTick.ts'`],
    ],
  ],
] as const)('%s passes', (_, files) => {
  expect(effectsWithoutLive(new Map(files as readonly (readonly [string, string])[]), {})).toEqual([])
})

test('an accepted file without an effect is named', () => {
  expect(effectsWithoutLive(new Map(), { 'components/Gone.tsx': 'reason' })).toEqual([
    'scripts/check/liveEffects.ts names src/components/Gone.tsx, which has no effect.',
  ])
})
