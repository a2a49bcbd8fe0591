"""
Reads coast.txt (gmt pscoast, see the README), whose segments are cut at grid lines, joins them to closed rings, and writes
the six longest to coast.json: longitude and latitude, rounded to a metre.
"""

import json


def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def read_segments(path):
    segments = [[]]
    with open(path) as file:
        for line in file:
            if line.startswith('>'):
                segments.append([])
            else:
                segments[-1].append(tuple(map(float, line.split()[:2])))
    return [segment for segment in segments if len(segment) > 1]


def extend(ring, segments):
    """The ring with one segment more at either end, or None if nothing meets it."""
    for i, segment in enumerate(segments):
        for piece in (segment, segment[::-1]):
            if distance(ring[-1], piece[0]) < 2e-3:
                segments.pop(i)
                return ring + piece[1:]
            if distance(ring[0], piece[-1]) < 2e-3:
                segments.pop(i)
                return piece + ring[1:]
    return None


segments = read_segments('coast.txt')
rings = []
while segments:
    ring = segments.pop(0)
    while distance(ring[0], ring[-1]) > 1e-4:
        longer = extend(ring, segments)
        if longer is None:
            break
        ring = longer
    rings.append(ring)
rings = sorted((ring for ring in rings if len(ring) > 8), key=len, reverse=True)[:6]
with open('coast.json', 'w') as file:
    json.dump([[[round(x, 5), round(y, 5)] for x, y in ring] for ring in rings], file, separators=(',', ':'))
