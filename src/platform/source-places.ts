import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { compiledDirectory } from './own-program'

const placeInFile = /^([\w-]+\.mjs):(\d+):(\d+)/

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
  const compiled = compiledDirectory()
  if (compiled === undefined) return stack
  const start = `${pathToFileURL(compiled).href}/`
  const [before = '', ...places] = stack.split(start)
  return [before, ...places.map((text) => toSourcePlace(compiled, text) ?? `${start}${text}`)].join('')
}

/** @param text begins with a place in the directory of what is compiled. */
function toSourcePlace(compiled: string, text: string): string | null {
  const [place = '', file = '', line, column] = placeInFile.exec(text) ?? []
  if (place === '') return null
  const found = known.get(place) ?? findSourcePlace(join(compiled, file), Number(line), Number(column))
  if (found === null) return null
  known.set(place, found)
  return `${found}${text.slice(place.length)}`
}

function findSourcePlace(file: string, line: number, column: number): string | null {
  if (!existsSync(`${file}.map`)) return null
  const map = new SourceMap(sourceMap.parse(JSON.parse(readFileSync(`${file}.map`, 'utf8'))))
  const origin = map.findOrigin(line, column)
  if (!('fileName' in origin)) return null
  return `${relative(process.cwd(), resolve(file, '..', origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
}
