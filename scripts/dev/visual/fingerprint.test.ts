import { expect, test } from 'vitest'
import { differences, isAllowed, type Fingerprint } from './fingerprint.ts'

const baseline: Fingerprint = { browser: 'Chromium 156.0', system: 'linux x64', text: 'a', systemFonts: 'b' }
const against = (here: Partial<Fingerprint>) => differences(baseline, { ...baseline, ...here })

test('the machine of the baselines differs in nothing', () => {
  expect(against({})).toEqual([])
})

test('another browser or system is named next to that of the baselines, and stops the comparison', () => {
  expect(against({ browser: 'Chromium 157.0', text: 'c' })).toEqual([
    {
      message: 'The baselines were made with Chromium 156.0 on linux x64; here is Chromium 157.0 on linux x64.',
      isFatal: true,
    },
  ])
  expect(against({ system: 'darwin arm64' })[0]?.message).toContain('here is Chromium 156.0 on darwin arm64')
})

test('text that the same browser draws differently stops it too', () => {
  expect(against({ text: 'c' })).toEqual([
    { message: expect.stringContaining('draws text differently'), isFatal: true },
  ])
})

test('other system fonts are a warning only', () => {
  expect(against({ systemFonts: 'c' })).toEqual([
    { message: expect.stringContaining('The fonts of this system'), isFatal: false },
  ])
})

test('another browser compares only with --anyway, and accepts only everything at once', () => {
  const none = { anyway: false, update: false, isPart: false }
  const found = against({ browser: 'Chromium 157.0' })
  const allowed = (options: Partial<typeof none>) => isAllowed(found, { ...none, ...options })
  expect(allowed({})).toBe(false)
  expect(allowed({ update: true })).toBe(false)
  expect(allowed({ anyway: true, isPart: true })).toBe(true)
  expect(allowed({ anyway: true, update: true })).toBe(true)
  expect(allowed({ anyway: true, update: true, isPart: true })).toBe(false)
  expect(isAllowed(against({ systemFonts: 'c' }), { ...none, update: true, isPart: true })).toBe(true)
})
