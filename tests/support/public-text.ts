import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readPageFile } from '@/src/publishing/page-file'
import { readRoutes } from './routes'

/** Where a text was found: an address or a file. */
export type Finding = string

/** Every public answer that holds a text: pages, their data, search, the site map and the files for machines. */
export async function findInAnswers(site: string, text: string, more: readonly string[]): Promise<Finding[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, href]) => href || '/')
  const pages = new Set([...readRoutes().flatMap(({ pt, en }) => [pt, en]), ...listed, ...more])
  // Not all of it: what is asked for stands in the answer, as it should.
  const word = encodeURIComponent(text.slice(0, -2))
  const hrefs = [
    ...pages,
    ...[...pages].map((href) => `/_content${href === '/' ? '/index' : href}.json`),
    ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/readyz', '/nao-existe', '/en/no-such-page'],
    ...[`/pesquisar?q=${word}`, `/en/search?q=${word}`],
  ]
  const findings: Finding[] = []
  for (const href of hrefs) {
    const answer = await fetch(`${site}${href}`, { redirect: 'manual', headers: { 'Accept-Language': 'pt' } })
    if (`${await answer.text()}${JSON.stringify([...answer.headers])}`.includes(text)) findings.push(href)
  }
  return findings
}

/** Every file below a directory that holds a text, compressed or not. */
export async function findInFiles(directory: string, text: string): Promise<Finding[]> {
  // What is just being written has another name when it is read here.
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.new'),
  )
  const findings: Finding[] = []
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const page = name.endsWith('.page') ? await readPageFile(path) : null
    const contents = page ? [brotliDecompressSync(page.brotli), gunzipSync(page.gzip)] : []
    if ([readFileSync(path), ...contents].some((content) => content.includes(text))) findings.push(page?.href ?? path)
  }
  return findings
}
