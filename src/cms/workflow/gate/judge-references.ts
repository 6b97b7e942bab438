import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/src/i18n/locales'
import { liveLocales } from '../read-subject'
import type { Finding } from './verdict'
import type { FieldValue } from './walk-fields'

const reference = z.union([z.number(), z.looseObject({ value: z.number() }).transform(({ value }) => value)])
const withAlt = z.looseObject({ alt: z.record(z.string(), z.unknown()).nullish() })

/**
 * What a document refers to must be there for its readers: pages that exist and are public in the language, pictures that say in
 * words what they show.
 */
export async function judgeReferences(
  payload: Payload,
  values: readonly FieldValue[],
  languages: readonly Locale[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { field, value, path } of values) {
    if (field.type !== 'relationship' && field.type !== 'upload') continue
    const { relationTo } = field
    if (typeof relationTo !== 'string') continue
    for (const item of Array.isArray(value) ? value : [value]) {
      const { data: id } = reference.safeParse(item)
      if (id !== undefined) findings.push(...(await judgeReference(payload, { to: relationTo, id, path, languages })))
    }
  }
  return findings
}

type Reference = { to: CollectionSlug; id: number; path: string; languages: readonly Locale[] }

async function judgeReference(payload: Payload, { to, id, path, languages }: Reference): Promise<Finding[]> {
  const document = z
    .looseObject({})
    .nullable()
    .parse(
      await payload.findByID({
        collection: to,
        id,
        locale: 'all',
        depth: 0,
        disableErrors: true,
        // Whether it is there does not depend on who asks.
        overrideAccess: true,
      }),
    )
  if (!document) {
    const [pt, en] = ['Refere-se a um documento que já não existe.', 'It refers to a document that no longer exists.']
    return [{ severity: 'error', path, pt, en }]
  }
  if (to === 'media') return judgeAlt(document, path, languages)
  if (!('_status' in document)) return []
  const live = liveLocales({ document, hash: '' })
  return languages
    .filter((locale) => !live.includes(locale))
    .map((locale) => ({
      severity: 'warning' as const,
      path,
      pt: `Leva a um documento que não está publicado em ${locale === 'pt' ? 'português' : 'inglês'}: não aparece.`,
      en: `It leads to a document that is not public in ${locale === 'pt' ? 'Portuguese' : 'English'}: it is not shown.`,
    }))
}

function judgeAlt(document: object, path: string, languages: readonly Locale[]): Finding[] {
  const alt = withAlt.parse(document).alt ?? {}
  return languages
    .filter((locale) => !alt[locale])
    .map((locale) => ({
      severity: 'error' as const,
      path,
      pt: `A imagem não tem texto alternativo em ${locale === 'pt' ? 'português' : 'inglês'}.`,
      en: `The picture has no alternative text in ${locale === 'pt' ? 'Portuguese' : 'English'}.`,
    }))
}
