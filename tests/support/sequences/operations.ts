import { z } from 'zod'
import { governedCollections } from '@/src/governance/subject'
import { locales } from '@/src/i18n/locales'
import { lookAtAll } from '../approve-seen'
import type { Operation } from './draw-operations'
import { kinds } from './kinds'
import type { Scene } from './scene'
import { fieldOf, idIn, isGlobal, isUndivided, pathOf, pdfWith, pictureOf, readDraft, toForm } from './subjects'
import { copyBlockFrom, paragraph, putPicture, remove, restore, save } from './write-subject'

const reason = 'Uma razão'
const warningReasons = { all: reason }
const reviews = z.object({ docs: z.array(z.object({ id: z.number(), state: z.string() })) })
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
      await lookAtAll(workflow, id)
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
