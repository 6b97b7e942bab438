import { z } from 'zod'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { testHash } from './form-posting'
import type { SentPart, ToJudgeInPage } from './islands/JudgePosts.client'
import { soundPdfs } from './sound-pdfs'

/** A post to a form of a site, as a page without script makes it or as its script does. */
export type PartsToPost = {
  version: FormVersion
  locale: Locale
  by: ToJudgeInPage['posts'][number]['by']
  parts: readonly SentPart[]
}

const shown = z.object({
  errors: z.array(z.object({ field: z.string(), rule: z.string(), text: z.string() })),
  /** As typed, to be shown again; only pages are told. */
  values: z.record(z.string(), z.unknown()).default({}),
})

/** The page with the code of a form that can be followed. */
const followed = z.object({ sent: z.object({ reference: z.string() }) })

/**
 * Posts to a listening server, within the limits that strangers have.
 * @returns what is wrong with it by the server; null where it says that no browser posts such a thing
 * @throws Error when it is answered in another way
 */
export async function postParts(site: string, { version, locale, by, parts }: PartsToPost) {
  // A page without script is told besides which files have to be chosen again: that is no verdict, and has tests of its own.
  const asPage = by === 'page' && parts.every(([, value]) => typeof value === 'string')
  const body = new FormData()
  body.append('_version', testHash)
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new File([contentOf(value.size)], value.name, { type: value.type }))
  }
  const response = await fetch(`${site}${locale === 'en' ? '/en' : ''}/_forms/${version.formKey}`, {
    method: 'POST',
    body,
    headers: { Accept: asPage ? 'text/html' : 'application/json' },
    redirect: 'manual',
  })
  const text = await response.text()
  const isFollowed = response.status === 200 && followed.safeParse(JSON.parse(text)).success
  if (isFollowed || response.status === (asPage ? 303 : 201)) return { errors: [], values: {} }
  if (response.status === 400) return { errors: null, values: {} }
  if (response.status !== 422) throw new Error(`A post was answered with ${response.status}: ${text}`)
  return shown.parse(JSON.parse(text))
}

function contentOf(size: number): Uint8Array<ArrayBuffer> {
  return Object.values(soundPdfs).find(({ length }) => length === size) ?? new Uint8Array(size)
}
