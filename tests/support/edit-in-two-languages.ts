import { handleEndpoints } from 'payload'
import { z } from 'zod'
import { DocumentByPathDocument } from '@/graphql/generated/operations'
import config from '@/src/cms/configuration/payload.config'
import { readBlockAside, setBlocksAside } from '@/src/cms/copying/blocks-aside'
import { openCms } from '@/src/cms/open/open-cms'
import type { Locale } from '@/src/i18n/locales'
import { judgeTranslation } from '@/src/languages/judge-translation'
import { openContent } from '@/src/site/content-source'

/**
 * Does what an editor does with templates, copies, hidden blocks and translations, through the CMS's own API, and writes what came
 * of it as one line of JSON.
 */

const payload = await openCms()
const trusted = { depth: 0, overrideAccess: true } as const // Trusted code in a database of its own.
const login = { email: 'editor@bcs.example', password: 'a-long-password-for-tests' }
await payload.create({ collection: 'users', data: { ...login, name: 'Editor', role: 'editor' }, ...trusted })
const { token } = await payload.login({ collection: 'users', data: login })

async function ask(
  method: 'GET' | 'POST',
  path: string,
  options: { body?: string; type?: string; isSignedIn: boolean },
) {
  const headers = new Headers(options.isSignedIn ? { Authorization: `JWT ${token}` } : {})
  if (options.type) headers.set('Content-Type', options.type)
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers,
    ...(options.body === undefined ? {} : { body: options.body }),
  })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

const fromPreset = (isSignedIn: boolean, preset = 'product') =>
  ask('POST', '/pages/from-preset', { body: `preset=${preset}`, type: 'application/x-www-form-urlencoded', isSignedIn })
const numberIn = (href: string | null) => Number(href?.split('/').at(-1))
const draftIn = (id: number, locale: Locale) =>
  payload.findByID({ collection: 'pages', id, locale, draft: true, ...trusted })
const gapsOf = async (id: number) =>
  (await judgeTranslation(payload, 'pages', id))
    .filter(({ state }) => state !== 'current')
    .map(({ label, path, state }) => [label.pt, path, state])

const stranger = await fromPreset(false)
const unknown = await fromPreset(true, 'toString')
const product = numberIn((await fromPreset(true)).location)
const legal = numberIn((await fromPreset(true, 'legal')).location)

const made = await gapsOf(product)
const { layout = [] } = await draftIn(product, 'pt')
const changed = (layout ?? []).map((block) =>
  block.blockType === 'steps' ? { ...block, title: 'Outra coisa' } : block,
)
const added = [...changed, { id: 'more', blockType: 'callToAction' as const, title: 'Só em português' }]
await payload.update({
  collection: 'pages',
  id: product,
  locale: 'pt',
  draft: true,
  data: { layout: added },
  ...trusted,
})
const afterChange = await gapsOf(product)
const english = ((await draftIn(product, 'en')).layout ?? []).map((block) =>
  block.blockType === 'steps' ? { ...block, title: 'Something else' } : block,
)
await payload.update({
  collection: 'pages',
  id: product,
  locale: 'en',
  draft: true,
  data: { layout: english },
  ...trusted,
})
const afterTranslation = await gapsOf(product)

const copy = (body: object, isSignedIn = true) =>
  ask('POST', '/pages/copy-block', { body: JSON.stringify(body), type: 'application/json', isSignedIn })
const copies = z.object({ block: z.record(z.enum(['pt', 'en']), z.looseObject({ id: z.string() })) })
const steps = changed.find(({ blockType }) => blockType === 'steps')?.id ?? ''
const order = { from: { id: product, row: steps }, to: legal }
const copiedByStranger = (await copy(order, false)).status
const unclear = (await copy({ from: 1 })).status
const gone = (await copy({ ...order, from: { id: product, row: 'nothing' } })).status
const nowhere = (await copy({ ...order, to: 999_999 })).status
const copied = await copy(order)
const titlesIn = async (locale: Locale) =>
  ((await draftIn(legal, locale)).layout ?? []).map((block) => ('title' in block ? (block.title ?? null) : null))
const before = (await draftIn(legal, 'pt')).layout ?? []
/** Saves as a form does: every block, in the form's language only. */
const saveLayout = async (locale: Locale, blocks: readonly object[]) => {
  const layout = blocks.map((block): Record<string, unknown> => ({ ...block }))
  await payload.update({ collection: 'pages', id: legal, locale, draft: true, data: { ...{ layout } }, ...trusted })
  return { pt: await titlesIn('pt'), en: await titlesIn('en') }
}
const [hero = {}, ...others] = before
const copyInPortuguese = copies.parse(JSON.parse(copied.text)).block.pt
const pasted = await saveLayout('pt', [hero, copyInPortuguese, ...others])
const undone = await saveLayout('pt', before)
const redone = await saveLayout('pt', [hero, copyInPortuguese, ...others])
const emptied = await saveLayout('pt', [hero])
const broughtBack = await saveLayout('pt', before)

const countAside = async () =>
  (await payload.kv.keys()).filter((key) => key.startsWith(`blocks-aside:${legal}:`)).length
await setBlocksAside(
  payload,
  { page: legal, origin: `pages/${legal}` },
  Array.from({ length: 60 }, (_, index) => ({ id: `many-${index}` })),
)
const asideOfMany = await countAside()
const newest = (await readBlockAside(payload, legal, 'many-59'))?.row
await payload.delete({ collection: 'pages', id: legal, ...trusted })
const aside = [asideOfMany, newest, await countAside()]

const shown = await payload.create({
  collection: 'pages',
  locale: 'pt',
  data: {
    title: 'Visível',
    slug: 'visivel',
    section: 'general',
    pageType: 'page',
    _status: 'published',
    layout: [
      { id: 'a', blockType: 'pageHero', title: 'Topo' },
      { id: 'b', blockType: 'callToAction', title: 'Segredo', hidden: true },
      { id: 'c', blockType: 'callToAction', title: 'Passado', visibleUntil: '2020-01-01T12:00:00.000Z' },
    ],
  },
  ...trusted,
})
const layoutFor = async (isSignedIn: boolean) => {
  const { text } = await ask('GET', `/pages/${shown.id}?depth=0&locale=pt`, { isSignedIn })
  const read = z.object({ layout: z.array(z.object({ id: z.string() })), hasDatedBlocks: z.boolean() })
  const page = read.parse(JSON.parse(text))
  return [page.layout.map(({ id }) => id).join(''), page.hasDatedBlocks]
}

/** As pages are drawn: what a visitor gets, a person of the bank in a preview, and the same beside the form. */
async function drawnFor(token_: string | undefined, showsHidden: boolean) {
  const { Pages } = await openContent('pt', { token: token_, showsHidden }).query(DocumentByPathDocument, {
    path: '/visivel',
    locale: 'pt',
  })
  return Pages?.docs[0]?.layout?.map((block) => ('id' in block ? block.id : '')).join('')
}

const found = {
  drawn: [
    await drawnFor(undefined, false),
    await drawnFor(undefined, true),
    await drawnFor(token, false),
    await drawnFor(token, true),
  ],
  presets: [stranger.status, unknown.status, product > 0, (await draftIn(product, 'en'))._status],
  made,
  afterChange,
  afterTranslation,
  copying: [copiedByStranger, unclear, gone, nowhere, copied.status, copyInPortuguese.id !== steps],
  pasted,
  undone,
  redone,
  emptied,
  broughtBack,
  aside,
  visible: { forAll: await layoutFor(false), forStaff: await layoutFor(true) },
}
process.stdout.write(`${JSON.stringify(found)}\n`)
await payload.destroy()
process.exit(0)
