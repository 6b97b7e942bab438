import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleIslands } from './bundle-islands'
import { listIslandFiles, toIslandName } from './island-files'
import type { IslandManifest } from './island-manifest'

const root = process.cwd()
const own = mkdtempSync(join(tmpdir(), 'sona-islands-'))
/** Islands that only these tests have: below the project, for the packages that they import. */
const sources = join(root, '.cache', 'test-islands')

beforeAll(() => mkdirSync(sources, { recursive: true }))
afterAll(() => {
  rmSync(own, { recursive: true })
  rmSync(sources, { recursive: true })
})

function writeIsland(name: string, text: string): string {
  const file = join(sources, `${name}.client.tsx`)
  writeFileSync(file, `'use client'\n${text}`)
  return relative(root, file)
}

const bundle = (files: readonly string[], directory = join(own, 'made')) => bundleIslands({ root, directory, files })

describe('the islands of the site', () => {
  const directory = join(own, 'site')
  let manifest: IslandManifest
  beforeAll(async () => {
    manifest = await bundleIslands({ root, directory })
  })
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + readFileSync(join(directory, `${file}.br`)).length, 0)

  it('are all in the list, with files that are there', () => {
    expect(Object.keys(manifest.islands)).toEqual(listIslandFiles(root).map(toIslandName))
    const named = Object.values(manifest.islands).flatMap(({ modules, later }) => [...modules, ...later])
    expect(readdirSync(directory)).toEqual(expect.arrayContaining([manifest.boot.file, ...named]))
  })

  it('begin with at most 2 kB', () => {
    expect(weigh([manifest.boot.file])).toBeLessThanOrEqual(2_000)
  })

  /** Compressed bytes, with what every page with islands begins with. A form carries RJSF. */
  const limits: Readonly<Record<string, number>> = { BankForm: 120_000 }

  it.each(listIslandFiles(root).map(toIslandName))('cost visitors who need %s no more than the budget', (name) => {
    const weight = weigh([manifest.boot.file, ...(manifest.islands[name]?.modules ?? [])])
    expect(weight).toBeLessThanOrEqual(limits[name] ?? 75_000)
    expect(manifest.islands[name]?.modules[0]).toMatch(new RegExp(`^${name}-[A-Z0-9]{8}\\.js$`))
  })

  it('cost no more than a picture when a form that calculates loads what it calculates with', () => {
    const { modules = [], later = [] } = manifest.islands['BankForm'] ?? {}
    expect(later.length).toBeGreaterThan(0)
    expect(weigh([manifest.boot.file, ...modules, ...later])).toBeLessThanOrEqual(160_000)
  })

  it('share one React, built for production', () => {
    const scripts = readdirSync(directory).filter((file) => file.endsWith('.js'))
    const withReact = scripts.filter((file) => readFileSync(join(directory, file), 'utf8').includes('hydrateRoot='))
    expect(withReact).toEqual([expect.stringMatching(/^shared-/)])
    expect(scripts.filter((file) => readFileSync(join(directory, file), 'utf8').includes('development.js'))).toEqual([])
  })

  it('have their compressed forms beside them, and the hash of the first one', () => {
    for (const file of readdirSync(directory).filter((name) => name.endsWith('.js'))) {
      const content = readFileSync(join(directory, file))
      expect(brotliDecompressSync(readFileSync(join(directory, `${file}.br`))).equals(content)).toBe(true)
      expect(gunzipSync(readFileSync(join(directory, `${file}.gz`))).equals(content)).toBe(true)
    }
    const hash = createHash('sha384')
      .update(readFileSync(join(directory, manifest.boot.file)))
      .digest('base64')
    expect(manifest.boot.integrity).toBe(`sha384-${hash}`)
  })

  it('have the same names when they are built again', async () => {
    expect(await bundleIslands({ root, directory })).toEqual(manifest)
  })
})

describe('building islands', () => {
  const text = 'export function One() { return <p>a</p> }'

  it('gives a changed island another name and leaves what others need as it is', async () => {
    const before = (await bundle([writeIsland('One', text)])).islands['One']
    const after = (await bundle([writeIsland('One', text.replace('a</p>', 'b</p>'))])).islands['One']
    expect(after?.modules[0]).not.toBe(before?.modules[0])
    expect(after?.modules.slice(1)).toEqual(before?.modules.slice(1))
  })

  it('tells apart what an island needs and what it may ask for later', async () => {
    writeFileSync(join(sources, 'map.ts'), 'export const map = "a map"')
    const file = writeIsland('Two', 'export const Two = () => <p onClick={() => import("./map")} />')
    const { modules, later } = (await bundle([file, writeIsland('One', text)])).islands['Two'] ?? {}
    const holders = (files: readonly string[] = []) =>
      files.filter((name) => readFileSync(join(own, 'made', name), 'utf8').includes('a map'))
    expect(modules?.[0]).toMatch(/^Two-/)
    expect(holders(modules)).toEqual([])
    expect(holders(later)).toHaveLength(1)
  })

  it.each([
    ['import styles from "./a.module.css"', 'no styles of its own'],
    ['import { useTranslations } from "next-intl"', 'to visitors'],
    ['import { gql } from "@apollo/client"', 'to visitors'],
    ['import { readFileSync } from "node:fs"', 'node:fs'],
    ['import { gone } from "./gone"', './gone'],
  ])('refuses %s', async (line, sentence) => {
    writeFileSync(join(sources, 'a.module.css'), 'p { color: red }')
    const name = /\{ (\w+) \}|import (\w+)/.exec(line)?.slice(1).find(Boolean) ?? ''
    const file = writeIsland('Three', `${line}\nexport const Three = () => <p>{String(${name})}</p>`)
    await expect(bundle([file])).rejects.toThrow(sentence)
  })

  it('takes out of Leaflet what the policy of the site would stop, and keeps it for a tap', async () => {
    const text = "export function Four() { return <p onClick={() => import('leaflet')} /> }"
    const { modules = [], later = [] } = (await bundle([writeIsland('Four', text)])).islands['Four'] ?? {}
    const read = (file: string) => readFileSync(join(own, 'made', file), 'utf8')
    const [leaflet = ''] = later.map(read).filter((script) => script.includes('leaflet-pane'))
    expect(leaflet).toContain('createElementNS')
    expect(leaflet).not.toMatch(/innerHTML\s*=\s*["'`]<svg/)
    expect(modules.map(read).some((script) => script.includes('leaflet-pane'))).toBe(false)
  })

  it('removes what an earlier build has left', async () => {
    const directory = join(own, 'old')
    mkdirSync(directory)
    writeFileSync(join(directory, 'Old-12345678.js'), '')
    await bundle([writeIsland('One', text)], directory)
    expect(readdirSync(directory)).not.toContain('Old-12345678.js')
  })
})
