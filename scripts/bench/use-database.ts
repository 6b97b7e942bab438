import { openCms } from '@/src/cms/open/open-cms'
import { writeInBulk } from '@/src/payload-fixes/write-in-bulk'
import { importContent } from '@/src/portable-content/import-content'
import type { DatabaseFigures } from './database-figures'

/** Loads the content into the database of the settings, reads and changes pages as many times as it is told, and says how long it took. */

const times = Number(process.argv[2])
const trusted = { depth: 0, overrideAccess: true } as const // Trusted code in a database of its own.
const payload = await openCms()
const began = performance.now()
await writeInBulk(payload, () => importContent(payload, 'site/content'))
const loadMs = performance.now() - began

async function measure(work: (time: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  // The first times are carried out by code that is not yet compiled.
  for (let time = -Math.ceil(times / 4); time < times; time += 1) {
    const start = performance.now()
    await work(time)
    if (time >= 0) taken.push(performance.now() - start)
  }
  return taken
}

async function addPage(slug: string, parent: number | null): Promise<number> {
  const data = {
    title: slug,
    slug,
    parent,
    section: 'general' as const,
    pageType: 'page' as const,
    layout: [
      { id: 'hero', blockType: 'pageHero' as const, title: slug },
      { id: 'call', blockType: 'callToAction' as const, title: slug },
    ],
    _status: 'published' as const,
  }
  return (await payload.create({ collection: 'pages', locale: 'pt', data, ...trusted })).id
}

const { docs } = await payload.find({ collection: 'pages', locale: 'pt', limit: 50, ...trusted })
const paths = docs.flatMap(({ path }) => path ?? [])
const pathAt = (time: number) => paths[Math.abs(time) % paths.length] ?? '/'
const find = (path: string, depth: number) =>
  payload.find({ collection: 'pages', locale: 'pt', where: { path: { equals: path } }, depth, overrideAccess: true })
const top = await addPage('medida', null)
const above = await addPage('acima', null)
for (const slug of ['abaixo', 'tambem']) await addPage(slug, top)
const update = (data: object, draft = false) =>
  payload.update({ collection: 'pages', id: top, locale: 'pt', draft, data, ...trusted })

const figures: DatabaseFigures = {
  loadMs,
  times: {
    read: await measure((time) => find(pathAt(time), 2)),
    readPlain: await measure((time) => find(pathAt(time), 0)),
    draft: await measure((time) => update({ title: `Rascunho ${time}` }, true)),
    publish: await measure((time) => update({ title: `Publicada ${time}`, _status: 'published' })),
    move: await measure((time) => update({ parent: time % 2 === 0 ? above : null, _status: 'published' })),
  },
}
process.send?.(figures)
await payload.destroy()
process.exit(0)
