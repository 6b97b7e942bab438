import fc from 'fast-check'
import { z } from 'zod'
import { governedCollections } from '@/src/governance/subject'
import { type Locale, locales } from '@/src/i18n/locales'
import { kindNames, kinds } from './kinds'
import type { Ledger } from './ledger'
import { type Actor, actors, type World } from './open-world'
import {
  fieldOf,
  idIn,
  isGlobal,
  isUndivided,
  pathOf,
  pdfWith,
  pictureOf,
  readDraft,
  type Subject,
  toForm,
  withPicture,
} from './subjects'

/** What is known while a sequence runs. */
export type Scene = {
  world: World
  ledger: Ledger
  subject: Subject
  pdf: Buffer
  /** An approved request that cannot be carried out, for a release to fail in the middle. */
  hopeless: number
  /** A picture that belongs to an earlier page. */
  otherPicture: number | null
  /** An earlier page. */
  otherPage: number | null
}

const ways = ['rest', 'graphQL', 'local'] as const
const operationNames = [
  'draft',
  'draft',
  'draftOther',
  'save',
  'publishDirectly',
  'publishAllLocales',
  'unpublishAllLocales',
  'bulk',
  'duplicate',
  'restore',
  'replaceFile',
  'changePicture',
  'replacePicture',
  'sharePicture',
  'copyPicture',
  'nameFile',
  'disguise',
  'allLanguages',
  'translate',
  'copyLanguage',
  'copyBlock',
  'removePicture',
  'comment',
  'submit',
  'submit',
  'submit',
  'submitAway',
  'approve',
  'approve',
  'approve',
  'sendBack',
  'withdraw',
  'publish',
  'publish',
  'schedule',
  'release',
  'releaseLater',
  'releaseInVain',
  'takeDown',
  'ratify',
  'remove',
  'tick',
  'bornPublished',
  'refusedMany',
  'writeReview',
] as const

/** One step of somebody: what, by what way, in which language. `pick` chooses among what there is. */
export const operation = fc.record({
  name: fc.constantFrom(...operationNames),
  actor: fc.constantFrom(...actors),
  way: fc.constantFrom(...ways),
  locale: fc.constantFrom(...locales),
  pick: fc.nat({ max: 3 }),
})
type Operation = {
  name: (typeof operationNames)[number]
  actor: Actor
  way: (typeof ways)[number]
  locale: Locale
  pick: number
}

/**
 * The way to the public, walked by whoever comes: by chance alone hardly anything gets there, and what never is public proves
 * nothing. Something may happen between any two steps.
 */
const publication = fc
  .record({
    people: fc.tuple(
      fc.constantFrom<Actor>('editor', 'editor', 'editor-2', 'editor-2', 'approver', 'approver-2'),
      fc.constantFrom<Actor>('editor', 'editor-2', 'approver', 'admin'),
      fc.constantFrom<Actor>('approver', 'approver', 'approver-2', 'approver-2', 'admin'),
      fc.constantFrom<Actor>('approver', 'approver-2', 'approver', 'admin'),
    ),
    locale: fc.constantFrom(...locales),
    pick: fc.constantFrom(0, 0, 3),
    way: fc.constantFrom(...ways),
    between: fc.option(operation, { freq: 3 }),
    at: fc.nat({ max: 3 }),
  })
  .map(({ people, locale, pick, way, between, at }) => {
    const steps = (['draft', 'submit', 'approve', 'publish'] as const).map(
      (name, index): Operation => ({
        name,
        actor: people[index] ?? 'approver',
        way,
        locale,
        // The newest request; both languages sometimes.
        pick: name === 'submit' ? pick : 0,
      }),
    )
    return between ? steps.toSpliced(at, 0, between) : steps
  })

/**
 * Words of an approver that never went live, brought back by somebody else, for their writer to approve: rare by chance, since it
 * takes the right people in the right order.
 */
const comeback = fc
  .record({
    approver: fc.constantFrom<[Actor, Actor]>(['approver', 'approver-2'], ['approver-2', 'approver']),
    by: fc.constantFrom(
      'restore',
      'restore',
      'duplicate',
      'copyPicture',
      'sharePicture',
      'releaseInVain',
      'copyBlock',
      'copyLanguage',
    ),
    way: fc.constantFrom(...ways),
    locale: fc.constantFrom(...locales),
    pick: fc.nat({ max: 3 }),
  })
  .map(({ approver: [writer, other], by, way, locale, pick }): Operation[] => {
    const step = (name: Operation['name'], actor: Actor, picked = 0): Operation => ({
      name,
      actor,
      way,
      locale,
      pick: picked,
    })
    const asked = step('submit', 'editor', 3)
    return [
      step(pick === 2 ? 'changePicture' : 'draft', writer),
      ...(by === 'restore' ? [step('draft', 'editor'), asked, step('approve', other), step('publish', other)] : []),
      ...(by === 'releaseInVain'
        ? [asked, step('approve', other), step(by, other)]
        : [step(by, 'editor', by === 'copyBlock' ? (writer === 'approver' ? 2 : 3) : pick)]),
      ...(by === 'releaseInVain' ? [step('draft', 'editor')] : []),
      asked,
      step('approve', writer),
      step('publish', other),
    ]
  })

/** Steps after which the public sees what it saw before, whatever comes of them: it is not asked. */
export const harmless: ReadonlySet<string> = new Set([
  'draft',
  'submit',
  'submitAway',
  'approve',
  'sendBack',
  'withdraw',
  'comment',
])

/** What a sequence is about, who begins it, and what follows. */
export const sequence = fc.record({
  kind: fc.constantFrom(...kindNames, 'tips', 'pages', 'pages', 'pages', 'documents'),
  author: fc.constantFrom<Actor>('editor', 'editor-2', 'approver', 'admin'),
  operations: fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: operation.map((one) => [one]) },
        { weight: 3, arbitrary: publication },
        { weight: 1, arbitrary: comeback },
      ),
      { minLength: 3, maxLength: 7 },
    )
    .map((parts) => parts.flat()),
})

const reason = 'Uma razão'
const warningReasons = { all: reason }
const reviews = z.object({ docs: z.array(z.object({ id: z.number(), state: z.string() })) })
const versions = z.object({ docs: z.array(z.object({ id: z.number() })) })
const decided = z.object({ languages: z.string() })

/** Does one. Whatever the CMS answers is fine: what came of it is looked at from outside. */
export async function act(scene: Scene, step: Operation): Promise<void> {
  const { world, subject } = scene
  const { actor, pick } = step
  const path = pathOf(subject)
  const review = async (...states: string[]) => {
    const { docs } = reviews.parse(
      await world.payload.find({
        collection: 'reviews',
        where: { subject: { equals: subject.name }, ...(states.length > 0 ? { state: { in: states } } : {}) },
        sort: '-id',
        limit: 4,
        depth: 0,
        overrideAccess: true, // looked at from above
      }),
    )
    return docs[pick % Math.max(1, docs.length)]?.id ?? 0
  }
  const workflow = (name: string, body: object) => world.rest(actor, 'POST', `/workflow/${name}`, body)
  switch (step.name) {
    case 'draft':
    case 'draftOther':
      return save(scene, step, { draft: true })
    case 'save':
      return save(scene, step, { draft: false })
    case 'publishDirectly':
      return save(scene, step, { draft: pick === 3, status: true })
    case 'publishAllLocales':
      return save(scene, { ...step, way: 'rest' }, { draft: false, query: '&publishAllLocales=true&locale=all' })
    case 'unpublishAllLocales':
      return save(scene, { ...step, way: 'rest' }, { draft: false, query: '&unpublishAllLocales=true' })
    case 'bulk':
      if (isGlobal(subject)) return
      await world.rest(
        actor,
        'PATCH',
        `/${subject.kind}?where[id][equals]=${subject.id}&locale=${step.locale}&draft=${pick > 1}`,
        {
          ...kinds[subject.kind].write(scene.ledger.word(actor)),
          ...(pick % 2 === 0 ? { _status: 'published' } : {}),
        },
      )
      return
    case 'duplicate': {
      if (isGlobal(subject)) return
      const copy = idIn(
        await world.rest(
          actor,
          'POST',
          `${path}/duplicate?locale=${step.locale}&draft=${pick > 1}`,
          pick % 2 === 0 ? { _status: 'published' } : {},
        ),
      )
      // What follows is about the copy sometimes.
      if (copy && pick > 0) Object.assign(subject, { id: copy, name: `${subject.kind}/${copy}` })
      return
    }
    case 'restore':
      return restore(scene, step)
    case 'replaceFile':
      if (subject.kind !== 'documents') return save(scene, step, { draft: true })
      await world.rest(
        actor,
        'PATCH',
        `${path}?draft=${pick > 0}&locale=${step.locale}`,
        toForm({}, scene.ledger.file(actor, pdfWith(scene.pdf, `r${world.next()}`)), `r${world.next()}.pdf`),
      )
      return
    case 'changePicture':
      if (!subject.picture) return save(scene, step, { draft: true })
      await world.rest(actor, 'PATCH', `/media/${subject.picture}?locale=${step.locale}`, {
        alt: scene.ledger.word(actor),
      })
      return
    case 'replacePicture':
      if (!subject.picture) return save(scene, step, { draft: true })
      await world.rest(
        actor,
        'PATCH',
        `/media/${subject.picture}?locale=${step.locale}`,
        toForm({}, scene.ledger.file(actor, await pictureOf(world.next())), `p${world.next()}.png`),
      )
      return
    case 'sharePicture':
      return putPicture(scene, step, scene.otherPicture)
    case 'copyPicture': {
      if (!subject.picture) return
      return putPicture(scene, step, idIn(await world.rest(actor, 'POST', `/media/${subject.picture}/duplicate`, {})))
    }
    case 'nameFile': {
      // Another file by its name alone.
      const collection = subject.kind === 'documents' ? 'documents' : 'media'
      const id = subject.kind === 'documents' ? subject.id : (subject.picture ?? 0)
      const other = await world.payload.find({ collection, sort: '-id', limit: 4, depth: 0, overrideAccess: true }) // a name that somebody may know
      const { filename } = other.docs[pick % Math.max(1, other.docs.length)] ?? {}
      const data = { filename, url: `/api/${collection}/file/${filename}`, sizes: {} }
      await world.rest(actor, 'PATCH', `/${collection}/${id}?draft=true&locale=${step.locale}`, data)
      await world.local(actor, 'update', { collection, id, draft: true, data })
      return
    }
    case 'disguise':
      // A paragraph that looks like another document.
      if (subject.kind !== 'pages') return save(scene, step, { draft: true })
      await world.rest(actor, 'PATCH', `${path}?draft=true&locale=${step.locale}`, {
        layout: [
          { id: 'hero', blockType: 'pageHero', title: 'Título' },
          { id: 'text', blockType: 'richText', title: 'Texto', body: paragraph(scene.ledger.word(actor)) },
        ],
      })
      return
    case 'allLanguages': {
      const [field] = Object.keys(kinds[subject.kind].write(''))
      const data = { [field ?? '']: { pt: scene.ledger.word(actor), en: scene.ledger.word(actor) } }
      await world.rest(actor, isGlobal(subject) ? 'POST' : 'PATCH', `${path}?draft=true&locale=all`, data)
      return
    }
    case 'translate': {
      if (subject.kind !== 'pages' && subject.kind !== 'tips' && subject.kind !== 'people') return
      const { en } = await readDraft(world, subject)
      const place = fieldOf(subject) ?? ''
      const texts = [{ place, before: en[place] ?? '', text: scene.ledger.word(actor) }]
      await world.rest(actor, 'POST', '/translations', { collection: subject.kind, id: subject.id, texts })
      return
    }
    case 'copyLanguage': {
      const [fromLocale, toLocale] = step.locale === 'pt' ? (['pt', 'en'] as const) : (['en', 'pt'] as const)
      const collectionSlug = governedCollections.find((slug) => slug === subject.kind)
      const target = collectionSlug ? { collectionSlug, docID: subject.id } : { globalSlug: subject.kind }
      await world.copyLanguage(actor, { ...target, fromLocale, toLocale, overrideData: pick > 1 })
      return
    }
    case 'copyBlock':
      return copyBlockFrom(scene, step, pick > 1 ? scene.otherPage : subject.id)
    case 'removePicture': {
      const id = (pick === 3 ? scene.otherPicture : subject.picture) ?? 0
      if (step.way === 'graphQL') await world.graphQL(actor, `mutation { deleteMediaItem(id: ${id}) { id } }`)
      else if (step.way === 'local')
        await world.local(actor, 'delete', { collection: 'media', where: { id: { equals: id } } })
      else await world.rest(actor, 'DELETE', pick > 1 ? `/media/${id}` : `/media?where[id][equals]=${id}`)
      return
    }
    case 'comment': {
      const text = scene.ledger.word(actor)
      const { body } = await workflow('comment', { subject: subject.name, fieldPath: 'title', text })
      await workflow('settle-comment', { id: z.object({ id: z.number() }).safeParse(body).data?.id ?? 1 })
      // What colleagues say is written by those steps only.
      await world.rest(actor, 'POST', '/comments', { subject: subject.name, text, author: 1, authorName: 'X' })
      return
    }
    case 'submit': {
      const languages = pick === 3 ? locales : [step.locale]
      await workflow('submit', { subject: subject.name, languages, reason, warningReasons })
      return
    }
    case 'submitAway':
      await workflow('submit', {
        subject: subject.name,
        kind: pick > 1 ? 'delete' : 'unpublish',
        languages: locales,
        reason,
        warningReasons,
      })
      return
    case 'approve': {
      const id = await review('inReview', 'approved')
      const { status, body } = await workflow('approve', { id, warningReasons })
      const languages = decided.safeParse(toReview(body)).data?.languages.split(',')
      if (status === 200 && languages)
        scene.ledger.approve({
          subject: subject.name,
          person: actor,
          languages: locales.filter((locale) => languages.includes(locale) || isUndivided(subject)),
          content: await readDraft(world, subject),
        })
      return
    }
    case 'sendBack':
      await workflow('send-back', { id: await review('inReview', 'approved'), comment: reason })
      return
    case 'withdraw':
      await workflow('withdraw', { id: await review('inReview', 'approved') })
      return
    case 'publish':
      await workflow('publish', {
        id: await review(...(pick === 3 ? [] : ['approved'])),
        ...(pick === 2 ? { languages: [step.locale] } : {}),
      })
      return
    case 'schedule':
      await workflow('schedule', {
        id: await review('inReview', 'approved'),
        dueAt: new Date(Date.now() - 1000).toISOString(),
      })
      return
    case 'release': {
      const made = await workflow('release', { name: 'Lançamento', items: [await review('approved')] })
      const id = z.object({ id: z.number() }).safeParse(made.body).data?.id
      if (id) await workflow('release-now', { id })
      return
    }
    case 'releaseLater': {
      const dueAt = new Date(Date.now() - 1000).toISOString()
      await workflow('release', { name: 'Lançamento', items: [await review('approved')], dueAt })
      return
    }
    case 'releaseInVain': {
      const items = [await review('approved'), scene.hopeless]
      const made = await workflow('release', { name: 'Lançamento', items })
      const id = z.object({ id: z.number() }).safeParse(made.body).data?.id
      if (id) await workflow('release-now', { id })
      return
    }
    case 'takeDown':
      await workflow('take-down', { subject: subject.name, reason, languages: pick > 1 ? locales : [step.locale] })
      return
    case 'ratify':
      await workflow('ratify', { id: await review('toRatify') })
      return
    case 'remove':
      return remove(scene, step)
    case 'tick':
      return world.tick(new Date())
    case 'bornPublished':
      if (isGlobal(subject)) return
      await world.rest(actor, 'POST', `/${subject.kind}?locale=${step.locale}`, {
        ...kinds[subject.kind].begin(`b${world.next()}`),
        ...kinds[subject.kind].write(scene.ledger.word(actor)),
        _status: 'published',
        createdAt: '2001-01-01T00:00:00.000Z',
      })
      return
    case 'refusedMany':
      for (let attempt = 0; attempt < 3; attempt++)
        await save(scene, { ...step, way: 'rest' }, { draft: false, status: true })
      return
    case 'writeReview':
      await world.rest(actor, 'PATCH', `/reviews/${await review()}`, { state: 'approved', decidedBy: 1 })
      await world.local(actor, 'update', { collection: 'reviews', id: await review(), data: { state: 'approved' } })
      return
  }
}

/** A review as a step answers with it. */
function toReview(body: unknown): unknown {
  const { data } = z.object({ languages: z.array(z.string()) }).safeParse(body)
  return data ? { languages: data.languages.join(',') } : body
}

type Save = { draft: boolean; status?: boolean; query?: string }

async function save(
  { world, ledger, subject }: Scene,
  { actor, locale, way, pick }: Operation,
  { draft, status = false, query = '' }: Save,
) {
  const words = kinds[subject.kind].write(ledger.word(actor))
  const data = {
    ...words,
    ...(status ? { _status: 'published' } : {}),
    ...(pick === 1 ? { createdAt: '2001-01-01T00:00:00.000Z' } : {}),
  }
  const { kind, id } = subject
  const language = query.includes('locale=') ? '' : `&locale=${locale}`
  const isWhole = isGlobal(subject)
  if (way === 'rest') {
    await world.rest(actor, isWhole ? 'POST' : 'PATCH', `${pathOf(subject)}?draft=${draft}${language}${query}`, data)
  } else if (way === 'graphQL') {
    const { name, along = '' } = kinds[kind]
    const target = isWhole ? '' : `id: ${id}, `
    const [[field, value] = ['', '']] = Object.entries(words)
    const fields = `${field}: ${toLiteral(value)}, ${along}${status ? ', _status: published' : ''}`
    await world.graphQL(
      actor,
      `mutation { update${name}(${target}draft: ${draft}${kind === 'redirects' ? '' : `, locale: ${locale}`}, data: { ${fields} }) { ${isWhole ? 'updatedAt' : 'id'} } }`,
    )
  } else if (isWhole) await world.local(actor, 'updateGlobal', { slug: kind, draft, locale, data })
  else await world.local(actor, 'update', { collection: kind, id, draft, locale, data })
}

/** A value as GraphQL is given it. */
function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${toLiteral(part)}`)
    .join(', ')} }`
}

async function restore({ world, subject }: Scene, { actor, way, pick }: Operation): Promise<void> {
  const { kind, id } = subject
  const query = { sort: '-id', limit: 4, depth: 0, overrideAccess: true } as const // looked at from above
  const isWhole = isGlobal(subject)
  const found = isWhole
    ? await world.trusted('findGlobalVersions', { slug: kind, ...query })
    : await world.trusted('findVersions', { collection: kind, where: { parent: { equals: id } }, ...query })
  const { docs } = versions.parse(found)
  const version = docs[pick % Math.max(1, docs.length)]?.id
  if (!version) return
  const { name } = kinds[kind]
  if (way === 'graphQL')
    await world.graphQL(
      actor,
      `mutation { restoreVersion${name}(id: ${version}${isWhole ? '' : `, draft: ${pick > 1}`}) { updatedAt } }`,
    )
  else if (way === 'rest')
    await world.rest(
      actor,
      'POST',
      `${isWhole ? `/globals/${kind}` : `/${kind}`}/versions/${version}?draft=${pick > 1}`,
    )
  else if (isWhole) await world.local(actor, 'restoreGlobalVersion', { slug: kind, id: version })
  else await world.local(actor, 'restoreVersion', { collection: kind, id: version, draft: pick > 1 })
}

async function remove({ world, subject }: Scene, { actor, way }: Operation): Promise<void> {
  const { kind, id } = subject
  if (isGlobal(subject)) return
  if (way === 'graphQL') await world.graphQL(actor, `mutation { delete${kinds[kind].name}(id: ${id}) { id } }`)
  else if (way === 'rest') await world.rest(actor, 'DELETE', `/${kind}?where[id][equals]=${id}`)
  else await world.local(actor, 'delete', { collection: kind, id })
}

const copied = z.object({ block: z.object({ pt: z.looseObject({}), en: z.looseObject({}) }) })
const blocks = z.object({ layout: z.array(z.looseObject({ id: z.string() })) })

/** Copies the last block of a page to the end of this one, as the form does. */
async function copyBlockFrom(
  { world, ledger, subject }: Scene,
  { actor, locale, pick }: Operation,
  from: number | null,
) {
  if (subject.kind !== 'pages' || from === null) return
  const read = async (id: number) => {
    const found = await world.rest(actor, 'GET', `/pages/${id}?draft=true&locale=${locale}&depth=0`)
    return blocks.safeParse(found.body).data?.layout ?? []
  }
  // Somebody has just written there what the public has not seen.
  const writer = pick === 3 ? 'approver-2' : 'approver'
  const hero = { id: 'hero', blockType: 'pageHero', title: 'Título' }
  const text = { id: 'text', blockType: 'richText', title: 'Texto', body: paragraph(ledger.word(writer)) }
  if (from !== subject.id)
    await world.rest(writer, 'PATCH', `/pages/${from}?draft=true&locale=${locale}`, { layout: [hero, text] })
  const row = (await read(from)).at(-1)?.id
  const { body } = await world.rest(actor, 'POST', '/pages/copy-block', { from: { id: from, row }, to: subject.id })
  const { data } = copied.safeParse(body)
  if (!data) return
  const layout = [...(await read(subject.id)), data.block[locale]]
  await world.rest(actor, 'PATCH', `${pathOf(subject)}?draft=true&locale=${locale}`, { layout })
}

/** Shows a picture on a page, which somebody else may have uploaded. */
async function putPicture({ world, subject }: Scene, { actor, locale }: Operation, picture: number | null) {
  if (subject.kind !== 'pages' || picture === null) return
  const { layout } = withPicture(kinds.pages.begin(''), picture)
  await world.rest(actor, 'PATCH', `${pathOf(subject)}?draft=true&locale=${locale}`, { layout })
  // What follows is about this picture.
  subject.picture = picture
}

/** Rich text of one paragraph that has what documents have. */
function paragraph(text: string): unknown {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const words = { type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ ...node, type: 'paragraph', id: 'p', updatedAt: 'p', children: [words] }]
  return { root: { ...node, type: 'root', children } }
}
