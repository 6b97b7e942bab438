import { z } from 'zod'
import { findNotedMoves, finishMoves } from '@/src/cms/addresses/finish-moves'
import { openCms } from '@/src/cms/open/open-cms'
import { type Locale, locales } from '@/src/i18n/locales'
import { failNextBatches } from './fail-next-batches'

/**
 * Renames and moves a page with twenty published pages below it, with everything that can come in between, and writes what the
 * database holds after each step as one line of JSON.
 */

const payload = await openCms()
const trusted = { depth: 0, overrideAccess: true } as const // Trusted code in a database of its own.
const steps: Record<string, unknown> = {}

type Texts = Record<Locale, string>

async function addPage(slugs: Texts, parent: number | null, key?: string): Promise<number> {
  const data = (locale: Locale) => ({
    title: `Title ${slugs[locale]}`,
    slug: slugs[locale],
    parent,
    section: 'general' as const,
    pageType: 'page' as const,
    layout: [{ id: 'hero', blockType: 'pageHero' as const, title: slugs[locale] }],
    _status: 'published' as const,
  })
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'pt',
    data: { ...data('pt'), ...(key ? { key } : {}) },
    ...trusted,
  })
  await payload.update({ collection: 'pages', id, locale: 'en', data: data('en'), ...trusted })
  return id
}

async function publish(id: number, locale: Locale, data: { slug?: string; parent?: number | null }): Promise<string> {
  try {
    await payload.update({ collection: 'pages', id, locale, data: { ...data, _status: 'published' }, ...trusted })
    return 'saved'
  } catch (error) {
    const reasons = z
      .object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })
      .safeParse(error)
    return reasons.success
      ? (reasons.data.data.errors[0]?.message ?? '')
      : error instanceof Error
        ? error.name
        : 'thrown'
  }
}

/** Every public address by its language, every redirect with the address that it leads to, and the newest drafts' addresses. */
async function look() {
  const hrefs: string[] = []
  const drafts: string[] = []
  const redirects: string[] = []
  let unpublished = 0
  for (const collection of ['pages', 'tips'] as const) {
    for (const locale of locales) {
      const { docs } = await payload.find({ collection, locale, pagination: false, ...trusted })
      for (const { path, _status } of docs) {
        if (_status === 'published') hrefs.push(`${locale}:${path}`)
        else unpublished++
      }
      const newest = await payload.find({ collection, locale, draft: true, pagination: false, ...trusted })
      drafts.push(...newest.docs.map(({ path }) => `${locale}:${path}`))
    }
  }
  const { docs } = await payload.find({ collection: 'redirects', pagination: false, sort: 'from', ...trusted })
  for (const { from, page, tip } of docs) {
    const locale = from.startsWith('/en/') ? 'en' : 'pt'
    const collection = tip ? 'tips' : 'pages'
    const target = tip ?? page
    const id = typeof target === 'number' ? target : 0
    const { path } = await payload.findByID({ collection, id, locale, ...trusted })
    redirects.push(`${from} ${locale === 'en' ? '/en' : ''}${path}`)
  }
  // As the CMS lists them: by their newest versions.
  const { docs: listed } = await payload.find({ collection: 'redirects', draft: true, pagination: false, ...trusted })
  const feed = await payload.find({ collection: 'publications', pagination: false, sort: 'id', ...trusted })
  return {
    hrefs: hrefs.sort(),
    drafts: drafts.sort(),
    redirects,
    listed: listed.filter(({ _status }) => _status === 'published').length,
    unpublished,
    noted: (await payload.kv.keys()).length,
    feed: feed.docs.map(({ hrefs: row }) => JSON.stringify(row, [...locales])),
  }
}

const parent = await addPage({ pt: 'contas', en: 'accounts' }, null)
const children: number[] = []
for (let number = 1; number <= 20; number++) {
  children.push(await addPage({ pt: `filha-${number}`, en: `child-${number}` }, parent))
}
await payload.update({
  collection: 'pages',
  id: children[0] ?? 0,
  locale: 'pt',
  draft: true,
  data: { title: 'Pending', slug: 'filha-pendente' },
  ...trusted,
})
steps['before'] = await look()

// A draft that waits at an address which only a page below the renamed one would take.
const other = await addPage({ pt: 'gama', en: 'range' }, null)
const waiting = await addPage({ pt: 'filha-7', en: 'other' }, other)
const saveDraft = (id: number, slug: string) =>
  payload.update({ collection: 'pages', id, locale: 'pt', draft: true, data: { slug }, ...trusted })
await saveDraft(other, 'produtos')
await saveDraft(waiting, 'filha-7')
await saveDraft(other, 'gama')
steps['clash'] = { answer: await publish(parent, 'pt', { slug: 'produtos' }), ...(await look()) }
await payload.delete({ collection: 'pages', id: waiting, ...trusted })
await payload.delete({ collection: 'pages', id: other, ...trusted })

const fail = failNextBatches(payload)
fail(1)
steps['failed'] = { answer: await publish(parent, 'pt', { slug: 'produtos' }), ...(await look()) }

fail(2)
steps['killed'] = { answer: await publish(parent, 'pt', { slug: 'produtos' }), ...(await look()) }
const finish = async () => finishMoves(payload, await findNotedMoves(payload))
steps['finished'] = { answer: await finish(), again: await finish(), ...(await look()) }

steps['renamed'] = { answer: await publish(parent, 'en', { slug: 'products' }), ...(await look()) }
steps['again'] = {
  answer: [await publish(parent, 'pt', { slug: 'gama' }), await publish(parent, 'en', { slug: 'range' })],
  ...(await look()),
}
steps['back'] = {
  answer: [await publish(parent, 'pt', { slug: 'contas' }), await publish(parent, 'en', { slug: 'accounts' })],
  ...(await look()),
}

const above = await addPage({ pt: 'particulares', en: 'private' }, null)
steps['below itself'] = { answer: await publish(parent, 'pt', { parent: children[3] ?? 0 }), ...(await look()) }
steps['moved'] = { answer: await publish(parent, 'pt', { parent: above }), ...(await look()) }

const tipsPage = await addPage({ pt: 'dicas', en: 'tips' }, null, 'private/financial-tips')
const tip = await payload.create({
  collection: 'tips',
  locale: 'pt',
  data: { title: 'Poupar', slug: 'poupar', _status: 'published' },
  ...trusted,
})
steps['tips'] = { answer: await publish(tipsPage, 'pt', { slug: 'conselhos' }), tip: tip.path, ...(await look()) }

async function remove(id: number): Promise<string> {
  try {
    await payload.delete({ collection: 'pages', id, ...trusted })
    return 'deleted'
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown'
  }
}

const [unused = 0, linked = 0] = children.slice(-2)
const leading = await addPage({ pt: 'aponta', en: 'points' }, null)
const hero = {
  id: 'hero',
  blockType: 'pageHero' as const,
  title: 'x',
  links: [{ id: 'link', label: 'Go', page: linked }],
}
await payload.update({
  collection: 'pages',
  id: leading,
  locale: 'pt',
  draft: true,
  data: { layout: [hero] },
  ...trusted,
})
steps['deleted'] = { answer: [await remove(above), await remove(linked), await remove(unused)], ...(await look()) }
process.stdout.write(`${JSON.stringify(steps)}\n`)
await payload.destroy()
process.exit(0)
