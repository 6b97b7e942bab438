import { createHash } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

/** What a visitor's browser is given when it opens a page. */
export type PageBytes = {
  /**
   * Stands for the page, for every file that it loads or may load later, and for what is said about each in its headers. It is the same
   * on whatever machine, day and port, and for every build of the same sources.
   */
  hash: string
  /** The page's validator, which differs with its content. */
  tag: string
  /** The addresses of all that, from the root of the site. */
  addresses: ReadonlySet<string>
  /** The bytes of the page itself and of the styles that it waits for, as they travel. */
  blocking: number
}

type Asked = { site: string; href: string; language: string; besides?: readonly string[] }
type Answer = { status: number; headers: IncomingHttpHeaders; weight: number; content: Buffer }

/** A connection for each: one that is kept may be closed at the moment in which it is used again. */
const agent = new Agent({ maxSockets: 8 })

/** Files whose address promises that they never change, by their whole address. */
const unchanging = new Map<string, Promise<Answer>>()

/**
 * Fetches a page and everything that it names to be loaded, and that styles name in turn.
 *
 * @param language what the visitor reads, as browsers say it.
 * @param besides further addresses that whoever opens the page asks for.
 */
export async function readPageBytes({ site, href, language, besides = [] }: Asked): Promise<PageBytes> {
  const ask = (address: string) => askFor(site, address, language)
  const [page, build] = await Promise.all([ask(href), readBuild(site)])
  const settled = (text: string) => settle(text, { site, build })
  const html = page.content.toString('utf8')
  const named = readNamed(html)
  const styles = new Set(named.styles)
  const files = new Map<string, Answer>()
  const waiting = [
    ...styles,
    ...named.others,
    ...readAllowedScripts(page.headers),
    ...readRules(page.headers),
    ...besides,
  ]
  for (let round = toOwn(waiting, `${site}${href}`, site); round.length > 0; ) {
    const answers = await Promise.all(round.map(async (address) => [address, await ask(address)] as const))
    for (const [address, answer] of answers) files.set(address, answer)
    const further = answers.flatMap(([address, { headers, content }]) =>
      /^text\/css/.test(headers['content-type'] ?? '')
        ? toOwn(readUrls(content.toString('utf8')), `${site}${address}`, site)
        : [],
    )
    round = [...new Set(further)].filter((address) => !files.has(address))
  }
  const hash = createHash('sha256')
  for (const [address, answer] of [[href, page] as const, ...[...files].toSorted(byAddress)]) {
    const isText = /^(?:text\/|application\/(?:json|manifest\+json|xml|speculationrules\+json))/.test(
      answer.headers['content-type'] ?? '',
    )
    const content = isText ? Buffer.from(settled(answer.content.toString('utf8'))) : answer.content
    hash
      .update(`${address} ${answer.status} ${content.byteLength}\n${settled(writeHeaders(answer.headers))}\n`)
      .update(content)
  }
  const blockingFiles = toOwn([...styles], `${site}${href}`, site).map((address) => files.get(address)?.weight ?? 0)
  return {
    hash: hash.digest('hex'),
    tag: page.headers.etag ?? '',
    addresses: new Set([href, ...files.keys()]),
    blocking: blockingFiles.reduce((sum, weight) => sum + weight, page.weight),
  }
}

function byAddress([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** A day in digits, as machines and people write it. */
const days = [
  /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /\b(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/20\d\d\b/g,
] as const

/** The name of the picture that a shared link shows is made of the site's address, among others; no page loads it. */
const linkPicture = /\/_pictures\/[0-9a-f]{32}\.png/g

/** When a document was last changed: in a site that was just loaded, the moment of loading. */
const changed = /"dateModified":"[^"]+"/g

/**
 * Takes out what stands for the run and not for the page: the site's own address, the name of the build, and which day is meant where
 * one is written, because many pages show today and the days that follow from it.
 */
function settle(text: string, { site, build }: { site: string; build: string }): string {
  const [ofMachines, ofPeople] = days
  return text
    .replaceAll(site, 'https://site.example')
    .replaceAll(build, 'this-build')
    .replace(changed, '"dateModified":""')
    .replace(linkPicture, '/_pictures/this-picture.png')
    .replace(ofMachines, '2000-01-01')
    .replace(ofPeople, '01/01/2000')
}

/** Headers that tell of the connection, of the moment, and of what {@link settle} takes out. */
const passing: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'keep-alive'])

function writeHeaders(headers: IncomingHttpHeaders): string {
  const kept = Object.entries(headers).filter(([name]) => !passing.has(name))
  // The validator stands for all bytes, those that are taken out included: here it counts only that there is one.
  return kept
    .map(([name, value]) => (name === 'etag' ? name : `${name}: ${String(value)}`))
    .sort()
    .join('\n')
}

/** Addresses of this site, from its root. Others are no part of a page: its policy forbids them. */
function toOwn(addresses: readonly string[], from: string, site: string): string[] {
  return addresses.flatMap((address) => {
    const { origin, pathname, search } = new URL(address, from)
    return origin === new URL(site).origin ? `${pathname}${search}` : []
  })
}

type Element = DefaultTreeAdapterTypes.Element

/** Links that a browser follows by itself. */
const loadingLinks = /\b(?:stylesheet|icon|apple-touch-icon|manifest|modulepreload|preload)\b/

function readNamed(html: string): { styles: string[]; others: string[] } {
  const styles: string[] = []
  const others: string[] = []
  for (const element of listElements(parse(html))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
    const rel = element.tagName === 'link' ? (attributes.get('rel') ?? '') : ''
    const address = attributes.get('href')
    if (address !== undefined && loadingLinks.test(rel)) (rel.includes('stylesheet') ? styles : others).push(address)
    for (const name of ['src', 'poster', 'data']) others.push(...[attributes.get(name) ?? []].flat())
    for (const name of ['srcset', 'imagesrcset']) others.push(...readSources(attributes.get(name) ?? ''))
    if (['use', 'image'].includes(element.tagName))
      others.push(...[address ?? attributes.get('xlink:href') ?? []].flat())
    others.push(...readUrls(attributes.get('style') ?? ''))
    if (element.tagName === 'style')
      for (const node of element.childNodes)
        if (defaultTreeAdapter.isTextNode(node)) others.push(...readUrls(node.value))
  }
  return { styles, others }
}

function listElements(node: DefaultTreeAdapterTypes.Node): Element[] {
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : []
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listElements)] : own
}

function readSources(text: string): string[] {
  return text.split(',').flatMap((source) => source.trim().split(/\s+/, 1).filter(Boolean))
}

function readUrls(style: string): string[] {
  const named = style.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g)
  return [...named].map(([, address, imported]) => address ?? imported ?? '')
}

/** A page's policy names each script that it may ever load. */
function readAllowedScripts(headers: IncomingHttpHeaders): string[] {
  const directive = /script-src ([^;]*)/.exec(String(headers['content-security-policy'] ?? ''))?.[1] ?? ''
  return directive.split(' ').filter((source) => source !== '' && !source.startsWith("'"))
}

function readRules(headers: IncomingHttpHeaders): string[] {
  return [...String(headers['speculation-rules'] ?? '').matchAll(/"([^"]+)"/g)].map(([, address = '']) => address)
}

async function readBuild(site: string): Promise<string> {
  const { content } = await send(`${site}/_build/latest.json`, 'en')
  const { id } = JSON.parse(content.toString('utf8'))
  return String(id)
}

function askFor(site: string, address: string, language: string): Promise<Answer> {
  const url = `${site}${address}`
  const known = unchanging.get(url)
  if (known) return known
  const asked = send(url, language)
  asked.then(
    ({ headers }) => /immutable/.test(headers['cache-control'] ?? '') && unchanging.set(url, asked),
    () => undefined,
  )
  return asked
}

/** Asks as a browser does that can unpack what the tests can. */
function send(url: string, language: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip, br', 'Accept-Language': language }
    const question = request(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const body = Buffer.concat(chunks)
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(answer.headers['content-encoding'])]
        const content = unpack ? unpack(body) : body
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, weight: body.byteLength, content })
      })
    })
    question.once('error', reject)
    question.end()
  })
}
