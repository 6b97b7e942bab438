import { openCms } from '@/src/cms/open/open-cms'
import type { Locale } from '@/src/i18n/locales'

/**
 * Turns the blocks of a page round, adds one and takes one away, publishing in one language only, and writes what both languages
 * hold then, published and as draft, as one line of JSON.
 */

const payload = await openCms()
const trusted = { depth: 0, overrideAccess: true } as const // Trusted code in a database of its own.

function layoutOf(locale: Locale, names: readonly string[]) {
  const blocks = names.map((name) => ({
    id: name,
    blockType: 'steps' as const,
    title: `${name} ${locale}`,
    steps: ['one', 'two'].map((step) => ({ id: `${name}-${step}`, title: `${name} ${step} ${locale}`, text: locale })),
  }))
  return [{ id: 'hero', blockType: 'pageHero' as const, title: `hero ${locale}` }, ...blocks]
}

const page = { title: 'Page', section: 'general', pageType: 'page', _status: 'published' } as const
const { id } = await payload.create({
  collection: 'pages',
  locale: 'pt',
  data: { ...page, slug: 'linhas', layout: layoutOf('pt', ['a', 'b', 'c']) },
  ...trusted,
})
const english = { ...page, slug: 'rows', layout: layoutOf('en', ['a', 'b', 'c']) }
await payload.update({ collection: 'pages', id, locale: 'en', data: english, ...trusted })
const waiting = layoutOf('en', ['a', 'b', 'c']).map((block) => ({ ...block, title: `${block.title} waiting` }))
await payload.update({ collection: 'pages', id, locale: 'en', draft: true, data: { layout: waiting }, ...trusted })

const turned = layoutOf('pt', ['c', 'new', 'a'])
await payload.update({
  collection: 'pages',
  id,
  locale: 'pt',
  data: { layout: turned, _status: 'published' },
  ...trusted,
})

async function textsIn(locale: Locale, draft: boolean) {
  const { layout } = await payload.findByID({ collection: 'pages', id, locale, draft, ...trusted })
  return (layout ?? []).flatMap((block) =>
    block.blockType === 'steps'
      ? [[block.id, block.title ?? null, ...(block.steps ?? []).map((step) => step.title ?? null)]]
      : [],
  )
}

const texts = {
  pt: await textsIn('pt', false),
  en: await textsIn('en', false),
  waiting: await textsIn('en', true),
}
process.stdout.write(`${JSON.stringify(texts)}\n`)
await payload.destroy()
process.exit(0)
