import type { Payload } from 'payload'
import { type GovernedCollection, governedCollections, governedGlobals } from '@/src/governance/subject'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'
import { log } from '@/src/platform/log'
import { textsOf, walkFields } from '../workflow/gate/walk-fields'
import { readPublic } from '../workflow/read-subject'

/**
 * Gives a first version to what was public before its collection or global had drafts. Without one the CMS takes it for a draft
 * that nobody finds. What was saved since has a version, so this happens once.
 */
export async function beginDrafts(payload: Payload): Promise<void> {
  for (const collection of governedCollections) {
    // Trusted code, before anybody is served; so is everything below.
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    const where = { latest: { equals: true } }
    const { totalDocs: begun } = await payload.countVersions({ collection, where, overrideAccess: true })
    if (begun < totalDocs) await publishWithoutVersions(payload, collection)
  }
  for (const slug of governedGlobals) {
    const { totalDocs } = await payload.countGlobalVersions({ global: slug, overrideAccess: true })
    const { updatedAt } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
    if (totalDocs === 0 && updatedAt)
      await payload.updateGlobal({ slug, data: { _status: 'published' }, depth: 0, overrideAccess: true })
  }
}

async function publishWithoutVersions(payload: Payload, collection: GovernedCollection): Promise<void> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, overrideAccess: true })
  for (const { id } of docs) {
    const where = { parent: { equals: id } }
    const { totalDocs } = await payload.countVersions({ collection, where, overrideAccess: true })
    if (totalDocs > 0) continue
    log.info('A document from before there were drafts stays public', { collection, id })
    for (const locale of await writtenLocales(payload, collection, id)) {
      await payload.update({
        collection,
        id,
        locale,
        data: { _status: 'published' },
        depth: 0,
        overrideAccess: true,
      })
    }
  }
}

async function writtenLocales(payload: Payload, collection: GovernedCollection, id: number): Promise<Locale[]> {
  const stored = await readPublic(payload, { collection, id })
  const { flattenedFields } = payload.collections[collection].config
  const values = [...walkFields(payload, stored?.document, flattenedFields)].filter(
    ({ field }) => field.name !== '_status',
  )
  const written = locales.filter((locale) => values.some((value) => textsOf(value).has(locale)))
  // What has no text in any language has one status.
  return written.length > 0 ? written : [defaultLocale]
}
