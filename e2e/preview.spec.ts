import { expect, test } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyProject } from '../scripts/check/copyProject.ts'
import { values } from '../src/pages/About/copy.ts'
import { textsIn } from './support/messages.ts'

/** `npm run i18n:preview` runs on a copy of the project, whose catalog the tests may break. */
let copy: string
let preview: ChildProcess
let address: string

test.beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'))
  copyProject(copy)
  preview = spawn(process.execPath, ['scripts/dev/preview/previewTranslations.ts', 'de'], { cwd: copy })
  address = await new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\S+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    }
    preview.stdout?.on('data', listen)
    preview.stderr?.on('data', listen)
    preview.once('exit', () => reject(new Error(`The preview did not start:\n${said}`)))
  })
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => preview.once('exit', resolve))
  preview.kill('SIGKILL')
  await ended
  fs.rmSync(copy, { recursive: true, force: true })
})

test('a translator sees an edit, a mistake with its sentence, and the page again', async ({ page }) => {
  const file = path.join(copy, 'locales/de.po')
  const original = fs.readFileSync(file, 'utf8')
  const { message: english = '' } = values.title
  const german = textsIn('de')(values.title)
  const entry = (text: string) => `msgid "${english}"\nmsgstr "${text}"`
  const translate = (text: string) => {
    const edited = original.replace(entry(german), entry(text))
    if (text !== german) expect(edited).not.toBe(original)
    fs.writeFileSync(file, edited)
  }
  const heading = (name: string) => page.getByRole('heading', { name })
  const overlay = page.locator('vite-error-overlay .message')

  await page.goto(`${address}/ueber-uns`)
  // The server transforms the page on its first visit, for as long as it takes.
  await heading(german).waitFor()

  translate('Verschwiegenheit')
  await expect(heading('Verschwiegenheit')).toBeVisible()

  translate('Verschwiegen <em>heit')
  await expect(overlay).toContainText('cannot be read near “Verschwiegen <em>heit” (Unclosed tag)')
  await expect(overlay).toContainText('locales/de.po, line ')
  await expect(heading('Verschwiegenheit')).toBeAttached()

  translate(german)
  await expect(overlay).toHaveCount(0)
  await expect(heading(german)).toBeVisible()

  await page.getByLabel('Show texts and origins on hover').check()
  await heading(german).hover()
  await expect(page.locator('output')).toContainText(`“${english}”`)
  await expect(page.locator('output')).toContainText(/English: src\/pages\/About\/copy\.ts:\d+/)
})
