/**
 * Prints the outlines of src/content/mallorcaMap.ts: the island's 53 municipalities (es-atlas, data of the Instituto
 * Geográfico Nacional, CC BY 4.0) merged into six regions, their coarse coast replaced by coast.json (GSHHG).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoTransverseMercator } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'

/** Codes of the Instituto Nacional de Estadística. */
const regions = {
  south: '07013 07022 07031 07036 07040 07057 07059',
  southwest: '07005 07011 07045',
  west: '07007 07010 07018 07019 07020 07021 07025 07061 07063',
  north: '07003 07039 07042 07044 07055',
  northeast: '07006 07014 07033 07051 07062',
  central:
    '07001 07004 07008 07009 07012 07016 07017 07027 07028 07029 07030 07034 07035 07038 07041 07043 07047 07049 ' +
    '07053 07056 07058 07060 07065 07901',
}
const atlas = createRequire(import.meta.url)('es-atlas/es/municipalities.json')
const [mainland, ...islets] = JSON.parse(readFileSync(new URL('coast.json', import.meta.url), 'utf8'))
const shore = mainland.slice(0, -1)

const topo = withFineCoast(topology(mergedRegions()))
const simple = simplify(presimplify(topo), 1.4e-6)
const shapes = Object.keys(regions).map((id) => ({ id, geometry: multiPolygon(simple, id) }))
const outline = { type: 'MultiPoint', coordinates: shapes.flatMap(({ geometry }) => geometry.coordinates.flat(2)) }
const projection = geoTransverseMercator()
  .rotate([-3, 0])
  .fitExtent(
    [
      [24, 24],
      [1576, 1256],
    ],
    outline,
  )
for (const { id, geometry } of shapes) console.log(`${id}: { path: '${pathOf(geometry)}' },`)

function mergedRegions() {
  const byCode = new Map(atlas.objects.municipalities.geometries.map((geometry) => [geometry.id, geometry]))
  return Object.fromEntries(
    Object.entries(regions).map(([id, codes]) => {
      const { coordinates } = merge(
        atlas,
        codes.split(' ').map((code) => byCode.get(code)),
      )
      const largest = coordinates.reduce((a, b) => (area(b[0]) > area(a[0]) ? b : a))
      return [id, { type: 'Polygon', coordinates: largest }]
    }),
  )
}

/** An arc that one region alone uses is coast: it becomes the stretch of the fine coastline between its two ends. */
function withFineCoast(coarse) {
  const uses = coarse.arcs.map(() => 0)
  for (const object of Object.values(coarse.objects))
    for (const arc of object.arcs.flat()) uses[arc < 0 ? ~arc : arc] += 1
  const moved = new Map()
  const arcs = coarse.arcs.map((arc, index) => {
    if (uses[index] !== 1) return arc
    const [from, to] = [nearest(arc[0]), nearest(arc.at(-1))]
    moved.set(String(arc[0]), shore[from]).set(String(arc.at(-1)), shore[to])
    const middle = arc[arc.length >> 1]
    const [there, back] = [stretch(from, to), stretch(to, from).toReversed()]
    return distanceTo(middle, there) < distanceTo(middle, back) ? there : back
  })
  for (const arc of arcs.filter((_, index) => uses[index] !== 1))
    for (const end of [0, arc.length - 1]) arc[end] = moved.get(String(arc[end])) ?? arc[end]
  return { ...coarse, arcs }
}

function stretch(from, to) {
  return from <= to ? shore.slice(from, to + 1) : [...shore.slice(from), ...shore.slice(0, to + 1)]
}

function nearest(point) {
  const distances = shore.map((candidate) => squared(candidate, point))
  return distances.indexOf(Math.min(...distances))
}

function distanceTo(point, line) {
  return Math.min(...line.map((candidate) => squared(candidate, point)))
}

/** Degrees of longitude count less than those of latitude: 0.59 is the square of cos 39.8°. */
function squared([x0, y0], [x1, y1]) {
  return (x0 - x1) ** 2 * 0.59 + (y0 - y1) ** 2
}

function area(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [x1, y1] = ring[(i + 1) % ring.length]
      return sum + x * y1 - x1 * y
    }, 0),
  )
}

/** Sa Dragonera belongs to the southwest. */
function multiPolygon(source, id) {
  const { coordinates } = feature(source, source.objects[id]).geometry
  const dragonera = islets.find(([[x, y]]) => Math.abs(x - 2.32) < 0.04 && Math.abs(y - 39.585) < 0.03)
  return {
    type: 'MultiPolygon',
    coordinates: id === 'southwest' && dragonera ? [coordinates, [dragonera.toReversed()]] : [coordinates],
  }
}

function pathOf({ coordinates }) {
  return coordinates
    .flat()
    .map((ring) => {
      const points = ring.slice(0, -1).map((point) => projection(point).map(Math.round))
      const steps = points
        .slice(1)
        .map(([x, y], i) => [x - points[i][0], y - points[i][1]])
        .filter(([dx, dy]) => dx !== 0 || dy !== 0)
        .map(([dx, dy], i) => `${i === 0 || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`)
      return `M${points[0].join(' ')}l${steps.join('')}z`
    })
    .join('')
}
