import type { Payload } from 'payload'
import { z } from 'zod'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'

const stored = z.object({
  key: z.string(),
  name: z.partialRecord(z.enum(locales), z.string().nullish()).nullish().catch(null),
})

/**
 * What forms are called in a language, by their keys: what people read where the platform keeps a key. A form without a name in it
 * is called as in the language of the site, and one without any by its key.
 */
export async function readFormNames(payload: Payload, language: Locale): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.find({
    collection: 'forms',
    select: { key: true, name: true },
    locale: 'all',
    pagination: false,
    depth: 0,
    overrideAccess: true, // names of forms alone
  })
  return new Map(
    docs.map((doc) => {
      const { key, name } = stored.parse(doc)
      return [key, name?.[language] || name?.[defaultLocale] || key]
    }),
  )
}
