import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { feedPath } from '../../../src/routing/blogPaths.ts'
import { writeFeeds } from './writeFeeds.ts'

test('a feed without posts is the same in each build, so that an unchanged site is not published again', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'))
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    fs.rmSync(dir, { recursive: true })
  })
  const feedAt = (time: string): string => {
    vi.setSystemTime(time)
    writeFeeds(dir, 'https://www.example.com', [])
    return fs.readFileSync(path.join(dir, feedPath('de')), 'utf8')
  }
  expect(feedAt('2026-01-02')).toBe(feedAt('2026-01-01'))
})
