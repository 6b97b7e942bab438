import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readPageFile } from '@/src/publishing/page-file'
import { readRoutes } from './routes'

/** Where a text was found, an address or a file, and which. */
export type Finding = string

/** In words, that a text was found at an address or in a file. */
export const toFinding = (where: string, text: string): Finding => `${where} has “${text}”`

/** Every public answer that holds one of the texts: pages, their data, search, the site map and the files for machines. */
export async function findInAnswers(
  site: string,
  texts: readonly string[],
  more: readonly string[],
): Promise<Finding[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, href]) => href || '/')
  const pages = new Set([...readRoutes().flatMap(({ pt, en }) => [pt, en]), ...listed, ...more])
  // Not all of it: what is asked for stands in the answer, as it should.
  const words = texts.map((text) => encodeURIComponent(text.slice(0, -2)))
  const hrefs = [
    ...pages,
    ...[...pages].map((href) => `/_content${href === '/' ? '/index' : href}.json`),
    ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/readyz', '/nao-existe', '/en/no-such-page'],
    ...words.flatMap((word) => [`/pesquisar?q=${word}`, `/en/search?q=${word}`]),
  ]
  const findings: Finding[] = []
  for (const href of hrefs) {
    const answer = await fetch(`${site}${href}`, { redirect: 'manual', headers: { 'Accept-Language': 'pt' } })
    const content = `${await answer.text()}${JSON.stringify([...answer.headers])}`
    for (const text of texts) if (content.includes(text)) findings.push(toFinding(href, text))
  }
  return findings
}

/** Every file below a directory that holds one of the texts, compressed or not. */
export async function findInFiles(directory: string, texts: readonly string[]): Promise<Finding[]> {
  // What is just being written has another name when it is read here.
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.new'),
  )
  const findings: Finding[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const page = name.endsWith('.page') ? await readPageFile(path) : null
    const contents = [readFileSync(path), ...(page ? [brotliDecompressSync(page.brotli), gunzipSync(page.gzip)] : [])]
    for (const text of texts) {
      if (contents.some((content) => content.includes(text))) findings.push(toFinding(page?.href ?? path, text))
    }
  }
  return findings
}
