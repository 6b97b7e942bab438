import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import { createLocalFeed } from '@/src/publishing/feed/local-feed'
import { createPublishingEngine } from '@/src/publishing/publishing-engine'
import { createExampleSite, type ExampleChange, exampleChange, seededRandom } from './example-site'

/**
 * A publishing engine in a process that can be killed. Its content is a journal in the directory; each line on standard input
 * is a title to publish, acknowledged once the journal is safe.
 */
const [directory, seed] = process.argv.slice(2)
if (!directory || !seed) throw new Error('Usage: engine-process.ts <directory> <seed>')

const journal = join(directory, 'journal.ndjson')
const site = createExampleSite({ random: seededRandom(Number(seed)), mostDelayMs: 8, changes: readJournal() })
const engine = createPublishingEngine({
  renderer: site.renderer,
  feed: createLocalFeed(site.renderer),
  directory: join(directory, 'site'),
  edition: { build: 'one', settings: '' },
  isSecure: true,
  findable: { put: () => undefined, remove: () => undefined, setSynonyms: () => undefined },
  onProgress: () => undefined,
})
const lines = createInterface({ input: process.stdin })
lines.on('line', (title) => {
  const change: ExampleChange = { kind: 'document', document: { id: 1, hrefs: { pt: '/a' }, title, links: [] } }
  const file = openSync(journal, 'a')
  appendFileSync(file, `${JSON.stringify(change)}\n`)
  fsyncSync(file)
  closeSync(file)
  process.stdout.write(`published ${title}\n`)
  site.publish(change)
})
await engine.start()
const page = await engine.store.get('/a')
const shown = page ? (/<main>(\S*)/.exec(gunzipSync(page.gzip).toString('utf8'))?.[1] ?? '') : 'nothing'
process.stdout.write(`shows ${shown}\n`)

function readJournal(): ExampleChange[] {
  if (!existsSync(journal)) return []
  const text = readFileSync(journal, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // A line that the kill cut off was never acknowledged.
  truncateSync(journal, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => exampleChange.parse(JSON.parse(line)))
}
