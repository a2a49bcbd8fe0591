import { expect, test, vi } from 'vitest'
import { i18nOf } from '../i18n/instances.ts'
import { loadMessages } from './messages.ts'

test('messages that are there do not change the instance again, which would render every text', async () => {
  const changed = vi.fn<() => void>()
  i18nOf.en.on('change', changed)
  await loadMessages('en', 'pricing')
  await loadMessages('en', 'pricing')
  expect(changed).toHaveBeenCalledOnce()
})
