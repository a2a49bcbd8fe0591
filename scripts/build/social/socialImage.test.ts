import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { socialImage, socialImageInputs } from './socialImage.ts'
import { socialPictures } from '../../../src/content/socialPictures.ts'
import { titleParts } from './titleParts.ts'

test('a social image has 1200 x 630 pixels, at most 120 kB, and shows its title', async () => {
  const title = [
    { text: 'Sprechen Sie mit den beiden, die', isEmphasised: false },
    { text: 'die Arbeit machen', isEmphasised: true },
  ]
  const image = await socialImage(title, socialPictures.home)
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(image.length).toBeLessThan(120_000)
  expect(image).not.toEqual(await socialImage(title.slice(0, 1), socialPictures.home))
})

test('a social image without its picture names the file', async () => {
  await expect(socialImage([], { name: 'no-such-model', position: 'centre' })).rejects.toThrow('no-such-model.webp')
})

test('every page has the picture of its social image', () => {
  for (const picture of Object.values(socialPictures)) expect(() => socialImageInputs([], picture)).not.toThrow()
})

describe('the title of a built page', () => {
  test('is its h1, with its emphasis', () => {
    expect(titleParts('<h1 class="a">Auf dieser Insel sollte jemand für <em>Sie</em> arbeiten.</h1>')).toEqual([
      { text: 'Auf dieser Insel sollte jemand für ', isEmphasised: false },
      { text: 'Sie', isEmphasised: true },
      { text: ' arbeiten.', isEmphasised: false },
    ])
  })

  test('is asked for in plain words where there is none', () => {
    expect(() => titleParts('<p>No heading</p>')).toThrow('has no h1')
  })
})
