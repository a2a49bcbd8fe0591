import { describe, expect, test } from 'vitest'
import { modes, seenIn, unpictured } from '../../../.storybook/modes.ts'
import { manifest } from '../../../src/routing/manifest.ts'
import { allPictures, matching, type Story } from './pictures.ts'

const busy: Story = { id: 'components-button--busy', title: 'components/Button' }
const story = (more: Partial<Story>): Story => ({ id: 'sections-faq--english', title: 'sections/Faq', ...more })
const ofStories = (...stories: readonly Story[]) => allPictures(stories, []).filter(({ of }) => of === 'story')

describe('a story', () => {
  test('is taken once, at a desktop’s width, without motion', () => {
    expect(ofStories(busy)).toEqual([
      {
        name: 'stories/components-button--busy',
        of: 'story',
        address: '/iframe.html?id=components-button--busy&viewMode=story&globals=motion:reduced;a11y.manual:!true',
        viewport: { width: 1280, height: 800 },
        media: 'screen',
      },
    ])
  })

  test('is taken at the width that it fixes', () => {
    const [picture] = ofStories(story({ globals: { locale: 'de', viewport: { value: 'phone' } } }))
    expect(picture?.viewport.width).toBe(375)
  })

  test('is taken in each of its modes', () => {
    const pictures = ofStories(story(seenIn('en 375', 'de 768', 'en print')))
    expect(pictures.map(({ name, viewport, media }) => [name, viewport.width, media])).toEqual([
      ['stories/sections-faq--english.de-768', 768, 'screen'],
      ['stories/sections-faq--english.en-375', 375, 'screen'],
      ['stories/sections-faq--english.en-print', 768, 'print'],
    ])
    expect(pictures[0]?.address).toContain('locale:de')
  })

  test('that looks like another is left out', () => {
    expect(ofStories(story(unpictured))).toEqual([])
  })

  test('of a whole page is taken where the built pages are not: on a tablet and on paper', () => {
    const page = story({
      id: 'pages-home--english',
      title: 'pages/Home',
      ...seenIn('en 375', 'en 768', 'en 1280', 'en print'),
    })
    expect(ofStories(page).map(({ name }) => name)).toEqual([
      'stories/pages-home--english.en-768',
      'stories/pages-home--english.en-print',
    ])
    expect(ofStories({ id: 'pages-home--on-a-phone', title: 'pages/Home' })).toEqual([])
  })

  test('of a state that no built page is in is taken like any other', () => {
    expect(ofStories({ id: 'pages-blog--empty', title: 'pages/Blog' })).toHaveLength(1)
  })
})

test('there is a mode for every language in every width, and on paper', () => {
  expect(Object.keys(modes)).toEqual([
    'en 375',
    'en 768',
    'en 1280',
    'en print',
    'de 375',
    'de 768',
    'de 1280',
    'de print',
  ])
})

test('every page of the manifest is taken at 390 and 1280 pixels, and so is the 404 page', () => {
  const pictures = allPictures([], manifest)
  for (const { path } of manifest)
    expect(pictures.filter(({ address }) => address === path).map(({ viewport }) => viewport.width)).toEqual([
      1280, 390,
    ])
  expect(pictures).toHaveLength(2 * (manifest.length + 1))
})

test('no two pictures have one name', () => {
  const names = allPictures([busy, story({})], manifest).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('words choose pictures by their names', () => {
  const pictures = allPictures([busy, story({})], [{ path: '/de/preise' }])
  expect(matching(pictures, [])).toHaveLength(6)
  expect(matching(pictures, ['Button']).map(({ name }) => name)).toEqual(['stories/components-button--busy'])
  expect(matching(pictures, ['faq', 'preise'])).toHaveLength(3)
  expect(matching(pictures, ['nowhere'])).toEqual([])
})
