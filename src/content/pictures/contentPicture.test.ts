import { assertType, test } from 'vitest'
import type { ContentPicture } from './contentPicture.ts'

const shown = { source: { sources: {}, img: { src: '/a.jpg', w: 3, h: 2 } }, alt: { id: 'alt' } }
const subject = { id: 'subject' }

test('a photograph without its photographer, or with a scale, does not type-check', () => {
  assertType<ContentPicture>({ ...shown, photograph: true, credit: 'A. Photographer', focus: [60, 50] })
  assertType<ContentPicture>({ ...shown, subject, scale: 100 })
  // @ts-expect-error -- who took it?
  assertType<ContentPicture>({ ...shown, photograph: true })
  // @ts-expect-error -- the subject of a photograph has its own size
  assertType<ContentPicture>({ ...shown, photograph: true, credit: 'A. Photographer', subject, scale: 100 })
  // @ts-expect-error -- a rendering has no photographer
  assertType<ContentPicture>({ ...shown, credit: 'A. Photographer' })
})
