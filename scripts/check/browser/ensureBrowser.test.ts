import { expect, test, vi } from 'vitest'
import { findBrowser, testLaunch } from './browser.ts'
import { attempts, ensureBrowser } from './ensureBrowser.ts'

const only = (...files: string[]) => ({ own: '/own/chrome', exists: (file: string) => files.includes(file) })

test('Playwright’s own browser comes first', () => {
  expect(findBrowser({ ...only('/own/chrome', '/named', '/usr/bin/chromium'), named: '/named' })).toBe('/own/chrome')
})

test('without it, CHROMIUM_PATH is taken, if the file is there', () => {
  expect(findBrowser({ ...only('/named', '/usr/bin/chromium'), named: '/named' })).toBe('/named')
  expect(findBrowser({ ...only('/usr/bin/chromium'), named: '/gone' })).toBe('/usr/bin/chromium')
})

test('without either, a browser of the system', () => {
  expect(findBrowser({ ...only('/usr/bin/google-chrome'), named: undefined })).toBe('/usr/bin/google-chrome')
  expect(findBrowser({ ...only(), named: undefined })).toBeUndefined()
})

test('tests use the shell that the system has, but never next to a browser that was chosen', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  const pathOf = (named: string | undefined, ...files: string[]) =>
    testLaunch({ ...only(shell, ...files), named }).executablePath
  expect(pathOf(undefined, '/usr/bin/chromium')).toBe(shell)
  expect(pathOf('/named', '/named', '/usr/bin/chromium')).toBe('/named')
  expect(pathOf(undefined, '/own/chrome', '/usr/bin/chromium')).toBe('/own/chrome')
  expect(testLaunch({ ...only('/usr/bin/chromium'), named: undefined }).executablePath).toBe('/usr/bin/chromium')
})

test('a browser that is there is used, and nothing is installed', () => {
  const run = vi.fn<() => boolean>(() => true)
  expect(ensureBrowser({ find: () => '/usr/bin/chromium', isRoot: true, hasApt: true, run })).toBe('/usr/bin/chromium')
  expect(run).not.toHaveBeenCalled()
})

test('only root installs system packages', () => {
  expect(attempts({ isRoot: false, hasApt: true })).toHaveLength(1)
  expect(attempts({ isRoot: false, hasApt: true })[0]).not.toContain('--with-deps')
  expect(attempts({ isRoot: true, hasApt: true })[0]).toContain('--with-deps')
  expect(attempts({ isRoot: true, hasApt: true })[1]?.join(' ')).toContain('apt-get install')
})

test('when the download fails, the package is tried', () => {
  let installed: string | undefined
  const run = (command: string) => {
    if (command === 'sh') installed = '/usr/bin/chromium'
    return command === 'sh'
  }
  expect(ensureBrowser({ find: () => installed, isRoot: true, hasApt: true, run })).toBe('/usr/bin/chromium')
})

test('when nothing helps, the message says what was tried and what to do', () => {
  const attempt = () => ensureBrowser({ find: () => undefined, isRoot: true, hasApt: true, run: () => false })
  expect(attempt).toThrow(/playwright install --with-deps/)
  expect(attempt).toThrow(/apt-get install/)
  expect(attempt).toThrow(/CHROMIUM_PATH/)
})
