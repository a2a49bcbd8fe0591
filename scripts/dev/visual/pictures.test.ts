import { describe, expect, test } from 'vitest'
import { seenIn, unpictured } from '../../../.storybook/modes.ts'
import { manifest } from '../../../src/routing/manifest.ts'
import { picturesOf, type Story } from './pictures.ts'

const busy: Story = { id: 'components-button--busy', parameters: {} }
const story = (parameters: Story['parameters'], id = 'sections-faq--english'): Story => ({ id, parameters })
const ofStories = (...stories: readonly Story[]) =>
  picturesOf({ stories, storybook: 'http://book' }, { routes: [], site: '' }, ['stories/'])

describe('a story', () => {
  test('is taken once, at a desktop’s width, without motion', () => {
    expect(ofStories(busy)).toEqual([
      {
        name: 'stories/components-button--busy',
        url: 'http://book/iframe?id=components-button--busy&viewMode=story&globals=motion:reduced;a11y.manual:!true',
        viewport: { width: 1280, height: 800 },
        media: 'screen',
      },
    ])
  })

  test('is taken at the width that it fixes', () => {
    const [picture] = ofStories({ ...busy, storyGlobals: { viewport: { value: 'phone' } } })
    expect(picture?.viewport.width).toBe(375)
  })

  test('is taken in each of its modes', () => {
    const pictures = ofStories(story(seenIn('en 375', 'de 768', 'en print')))
    expect(pictures.map(({ name, viewport, media }) => [name, viewport.width, media])).toEqual([
      ['stories/sections-faq--english.en-375', 375, 'screen'],
      ['stories/sections-faq--english.de-768', 768, 'screen'],
      ['stories/sections-faq--english.en-print', 768, 'print'],
    ])
    expect(pictures[1]?.url).toContain('locale:de')
  })

  test('that looks like another is left out', () => {
    expect(ofStories(story(unpictured))).toEqual([])
  })

  test('of a whole page is taken where the built pages are not: on a tablet and on paper', () => {
    const page = story(seenIn('en 375', 'en 768', 'en 1280', 'en print'), 'pages-home--english')
    expect(ofStories(page).map(({ name }) => name)).toEqual([
      'stories/pages-home--english.en-768',
      'stories/pages-home--english.en-print',
    ])
    expect(ofStories(story({}, 'pages-home--on-a-phone'))).toEqual([])
    expect(ofStories(story({}, 'pages-blog--empty'))).toHaveLength(1)
  })
})

test('every page of the manifest is taken at 390 and 1280 pixels, and so is the 404 page', () => {
  const pictures = picturesOf({ stories: [busy], storybook: '' }, { routes: manifest, site: '' })
  for (const { path } of manifest)
    expect(pictures.filter(({ url }) => url === path).map(({ viewport }) => viewport.width)).toEqual([390, 1280])
  expect(pictures).toHaveLength(2 * (manifest.length + 1) + 1)
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
})

test('words choose pictures by their names', () => {
  const chosen = (...words: readonly string[]) => {
    const stories = { stories: [busy, story({})], storybook: '' }
    return picturesOf(stories, { routes: [{ path: '/de/preise' }], site: '' }, words).map(({ name }) => name)
  }
  expect(chosen()).toHaveLength(6)
  expect(chosen('Button')).toEqual(['stories/components-button--busy'])
  expect(chosen('faq', 'preise')).toHaveLength(3)
  expect(chosen('nowhere')).toEqual([])
})
