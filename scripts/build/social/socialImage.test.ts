import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pageIds } from '../../../src/routing/paths.ts'
import { socialImage, socialImageInputs } from './socialImage.ts'
import { socialPictures } from '../../../src/content/socialPictures.ts'
import { titleParts } from './titleParts.ts'

const longTitle = [
  { text: 'Sprechen Sie mit den beiden, die', isEmphasised: false },
  { text: 'die Arbeit machen', isEmphasised: true },
]

describe('the social image of a page', () => {
  test.each(pageIds)('%s: 1200 x 630 pixels and at most 120 kB', async (page) => {
    const image = await socialImage(longTitle, socialPictures[page])
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(image.length).toBeLessThan(120_000)
  })

  test('shows the title: another title is another image', async () => {
    const picture = socialPictures.home
    expect(await socialImage(longTitle, picture)).not.toEqual(await socialImage(longTitle.slice(0, 1), picture))
  })

  test('is made anew for another title, picture or position', () => {
    const picture = socialPictures.home
    const all = [
      socialImageInputs(longTitle, picture),
      socialImageInputs(longTitle.slice(0, 1), picture),
      socialImageInputs(longTitle, socialPictures.about),
      socialImageInputs(longTitle, { ...picture, position: 'bottom' }),
    ].map((inputs) => Buffer.concat(inputs.map((input) => Buffer.from(input))).toString('base64'))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the title of a built page', () => {
  test('is its h1, with its emphasis', () => {
    expect(titleParts('<h1 class="a">Auf dieser Insel sollte jemand für <em>Sie</em> arbeiten.</h1>')).toEqual([
      { text: 'Auf dieser Insel sollte jemand für ', isEmphasised: false },
      { text: 'Sie', isEmphasised: true },
      { text: ' arbeiten.', isEmphasised: false },
    ])
  })

  test('keeps a full stop at the emphasised word before it', () => {
    expect(titleParts('<h1>Work for <em>you</em>.</h1>')).toEqual([
      { text: 'Work for ', isEmphasised: false },
      { text: 'you.', isEmphasised: true },
    ])
  })

  test('is asked for in plain words where there is none', () => {
    expect(() => titleParts('<p>No heading</p>')).toThrow('has no h1')
  })
})
