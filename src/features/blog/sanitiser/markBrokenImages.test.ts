import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { brokenImage, markBrokenImages } from './markBrokenImages.ts'

let image: HTMLImageElement
let stop: () => void
const load = (state: { complete: boolean; naturalWidth: number }) => {
  const { window } = new JSDOM('<article><p><img src="/terrace.jpg" alt="The terrace"></p></article>')
  vi.stubGlobal('HTMLImageElement', window.HTMLImageElement)
  image = window.document.querySelector('img') as HTMLImageElement
  Object.defineProperties(image, {
    complete: { value: state.complete },
    naturalWidth: { value: state.naturalWidth },
  })
  stop = markBrokenImages(window.document.querySelector('article') as HTMLElement)
  return (type: string) => image.dispatchEvent(new window.Event(type))
}
const isMarked = () => image.hasAttribute(brokenImage)

afterEach(() => vi.unstubAllGlobals())

test('a picture that fails later is marked, and unmarked when it comes after all', () => {
  const fire = load({ complete: false, naturalWidth: 0 })
  expect(isMarked()).toBe(false)
  fire('error')
  expect(isMarked()).toBe(true)
  fire('load')
  expect(isMarked()).toBe(false)
})

test('a picture that failed before the app came is marked', () => {
  load({ complete: true, naturalWidth: 0 })
  expect(isMarked()).toBe(true)
})

test('a picture that is there is not', () => {
  load({ complete: true, naturalWidth: 800 })
  expect(isMarked()).toBe(false)
})

test('it can be ended', () => {
  const fire = load({ complete: false, naturalWidth: 0 })
  stop()
  fire('error')
  expect(isMarked()).toBe(false)
})
