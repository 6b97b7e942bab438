import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const compiledPlace = /file:\/\/[^\s()]+?\/\.compiled\/[\w-]+\/[\w-]+\.mjs:\d+:\d+/g
const parts = /^(.+):(\d+):(\d+)$/

const sourceMap = z.object({
  version: z.number(),
  file: z.string().default(''),
  names: z.array(z.string()),
  sourceRoot: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  mappings: z.string(),
})

/** Only places are kept, of which there are few. A map has megabytes, which Node would keep of each file when it is told to read them. */
const known = new Map<string, string>()

/** Where an error came from, in the sources instead of in what was compiled from them. */
export function withSourcePlaces(stack: string): string {
  return stack.replaceAll(compiledPlace, (place) => {
    const found = known.get(place) ?? findSourcePlace(place)
    known.set(place, found)
    return found
  })
}

function findSourcePlace(place: string): string {
  const [, url = '', line, column] = parts.exec(place) ?? []
  const file = fileURLToPath(url)
  if (!existsSync(`${file}.map`)) return place
  const map = new SourceMap(sourceMap.parse(JSON.parse(readFileSync(`${file}.map`, 'utf8'))))
  const origin = map.findOrigin(Number(line), Number(column))
  if (!('fileName' in origin)) return place
  const source = relative(process.cwd(), resolve(dirname(file), origin.fileName))
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`
}
