import { describe, expect, test } from 'vitest'
import { shouldMoveToGerman, type MoveInput } from './shouldMoveToGerman.ts'

describe('moving to German', () => {
  const visitor: MoveInput = {
    locale: 'en',
    stored: undefined,
    country: 'DE',
    hasGermanPage: true,
    isFillingForm: false,
  }

  test.each(['DE', 'AT', 'CH'])('a visitor from %s is moved', (country) => {
    expect(shouldMoveToGerman({ ...visitor, country })).toBe(true)
  })

  const stays: readonly (readonly [string, Partial<MoveInput>])[] = [
    ['from elsewhere', { country: 'US' }],
    ['from nobody knows where', { country: undefined }],
    ['who reads German already', { locale: 'de' }],
    ['who chose English', { stored: 'en' }],
    ['who chose German and came to an English address', { stored: 'de' }],
    ['of a page without a German counterpart', { hasGermanPage: false }],
    ['in the middle of a form', { isFillingForm: true }],
  ]
  test.each(stays)('a visitor %s stays', (_, difference) => {
    expect(shouldMoveToGerman({ ...visitor, ...difference })).toBe(false)
  })
})
