import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

type Kind = 'html' | 'css' | 'font' | 'script'
type Resource = { kind: Kind; href: string }

/** What came over the wire for one address. */
export type Fetched = {
  status: number
  headers: IncomingHttpHeaders
  encoding: string
  bytes: number
  /** As it came. */
  sent: Buffer
  body: Buffer
}

/** What a browser fetches to show a page, pictures left out: they are the same files whoever serves them. */
export type PageWeight = {
  requests: number
  bytes: Readonly<Record<Kind, number>>
  /** The same when everything that came uncompressed is compressed with gzip, as `next start` does unless told otherwise. */
  gzipBytes: Readonly<Record<Kind, number>>
}

/** Fetches a page and what it is shown with, as a browser of today with an empty cache does. */
export async function weighPage(url: string): Promise<PageWeight> {
  const page = await fetchRaw(url)
  const found: (Resource & { answer: Fetched })[] = [{ kind: 'html', href: url, answer: page }]
  const add = async (kind: Kind, href: string) => {
    if (!found.some((known) => known.href === href)) found.push({ kind, href, answer: await fetchRaw(href) })
  }
  for (const { kind, href } of listResources(page.body.toString('utf8'))) await add(kind, new URL(href, url).href)
  for (const { href, answer } of found.filter(({ kind }) => kind === 'css')) {
    for (const font of listFonts(answer.body.toString('utf8'))) await add('font', new URL(font, href).href)
  }
  const sum = (kind: Kind, size: (answer: Fetched) => number) =>
    found.filter((entry) => entry.kind === kind).reduce((total, { answer }) => total + size(answer), 0)
  const bytesBy = (size: (answer: Fetched) => number) => ({
    html: sum('html', size),
    css: sum('css', size),
    font: sum('font', size),
    script: sum('script', size),
  })
  const toGzip = ({ encoding, bytes, body }: Fetched) => (encoding === '' ? gzipSync(body).length : bytes)
  return {
    requests: found.length,
    bytes: bytesBy(({ bytes }) => bytes),
    // A font is compressed in itself.
    gzipBytes: { ...bytesBy(toGzip), font: sum('font', ({ bytes }) => bytes) },
  }
}

/** Asks for one address and keeps the count of what came over the wire. @throws when the answer is not 200. */
export function fetchRaw(url: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'pt' }
    get(url, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const sent = Buffer.concat(chunks)
        const encoding = answer.headers['content-encoding'] ?? ''
        const status = answer.statusCode ?? 0
        const { headers } = answer
        if (status === 200)
          resolve({ status, headers, encoding, bytes: sent.length, sent, body: decode(sent, encoding) })
        else reject(new Error(`${url} answered ${status}`))
      })
    }).once('error', reject)
  })
}

function decode(sent: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(sent)
  return encoding === 'gzip' ? gunzipSync(sent) : sent
}

/** Style sheets, fonts and scripts that a page asks for, each address once. */
export function listResources(html: string): Resource[] {
  const resources = listElements(parse(html)).flatMap((element): Resource[] => {
    const value = (name: string) => element.attrs.find((candidate) => candidate.name === name)?.value
    const [href, src] = [value('href'), value('src')]
    if (element.tagName === 'script') {
      return src !== undefined && value('nomodule') === undefined ? [{ kind: 'script', href: src }] : []
    }
    if (element.tagName !== 'link' || href === undefined) return []
    const kind = kindOfLink(value('rel') ?? '', value('as') ?? '')
    return kind ? [{ kind, href }] : []
  })
  return [...new Map(resources.map((resource) => [resource.href, resource])).values()]
}

function kindOfLink(rel: string, as: string): Kind | null {
  if (rel === 'stylesheet') return 'css'
  if (rel === 'modulepreload') return 'script'
  if (rel !== 'preload') return null
  return as === 'font' ? 'font' : as === 'style' ? 'css' : as === 'script' ? 'script' : null
}

/** The font files that a style sheet names. */
export function listFonts(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2[^"')]*)["']?\)/g)].flatMap(([, href]) => href ?? [])
}

function listElements(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : []
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listElements)] : own
}
