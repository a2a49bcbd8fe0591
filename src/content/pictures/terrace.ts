import { msg } from '@lingui/core/macro'
import type { PictureSource } from '../../components/Picture/Picture.tsx'
import type { LightHour } from '../terraceLight.ts'

const sources = import.meta.glob<PictureSource>('./terrace-*.webp', {
  query: '?picture',
  import: 'default',
  eager: true,
})

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Name of an hour's picture, such as "terrace-dec-0900". */
export const terracePictureName = ({ day, minute }: LightHour): string =>
  `terrace-${day.slice(0, 3)}-${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}`

/** The names of all pictures. */
export const terracePictures: readonly string[] = Object.keys(sources).map((file) => file.slice(2, -5))

/** @throws if the picture is missing. */
export function terracePicture(name: string): PictureSource {
  const source = sources[`./${name}.webp`]
  if (source === undefined) throw new Error(`src/content/pictures/${name}.webp is missing.`)
  return source
}

/** One model, pictured at each hour of `lightDays`; scripts/art/scenes/terrace.json has the sun of each. */
export const terrace = {
  alt: msg`Model of a terrace seen from its porch: a table with chairs, a pool and a ridge in the southwest`,
}
