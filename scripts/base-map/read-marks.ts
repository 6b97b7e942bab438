import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Point } from '@/src/map/segment-distance'

const place = z.object({ longitude: z.number(), latitude: z.number() })

/** Where the places are that the site ships with; longitude before latitude. */
export function readMarks(folder: string): Point[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => place.parse(parse(readFileSync(join(folder, name), 'utf8'))))
    .map(({ longitude, latitude }) => [longitude, latitude])
}
