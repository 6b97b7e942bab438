import { z } from 'zod'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'

const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z
        .object({ errors: z.array(z.object({ message: z.string() })).optional() })
        .nullish()
        .catch(null),
    }),
  ),
})
const made = z.object({ doc: z.object({ id: z.number() }) })
const replaced = z.object({
  changed: z.array(z.object({ title: z.string(), href: z.string(), isChanged: z.boolean() })),
})

/** The words for a picture, in each language. */
export type Descriptions = Record<Locale, string>

/** What came of a request: what was asked for, or a sentence why not. */
export type Answer<Value> = { value: Value } | { refusal: string }

async function ask<Value>(href: string, init: RequestInit, read: (json: unknown) => Value): Promise<Answer<Value>> {
  const response = await fetch(href, { credentials: 'same-origin', ...init })
  const json: unknown = await response.json()
  if (response.ok) return { value: read(json) }
  const [first] = refused.safeParse(json).data?.errors ?? []
  const details = first?.data?.errors?.map(({ message }) => message) ?? []
  return { refusal: [first?.message ?? `${response.status}`, ...details].join(' ') }
}

/** Uploads a picture with its words in both languages. @returns its number */
export async function uploadPicture(file: File, alt: Descriptions, language: string): Promise<Answer<number>> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', JSON.stringify({ alt: alt[defaultLocale] }))
  const headers = { 'Accept-Language': language }
  const created = await ask(
    `/api/media?locale=${defaultLocale}&depth=0`,
    { method: 'POST', body: form, headers },
    (json) => made.parse(json),
  )
  if ('refusal' in created) return created
  const { id } = created.value.doc
  for (const locale of locales) {
    const text = alt[locale]
    if (locale === defaultLocale || text.trim() === '') continue
    const described = await describePicture(id, { locale, text, language })
    if ('refusal' in described) return described
  }
  return { value: id }
}

type Description = { locale: Locale; text: string; language: string }

/** Saves the words for a picture in one language. */
export function describePicture(id: number, { locale, text, language }: Description): Promise<Answer<true>> {
  const init = {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ alt: text }),
  }
  return ask(`/api/media/${id}?locale=${locale}&depth=0`, init, () => true as const)
}

/** Puts a picture in the place of another, in the drafts of what shows it. */
export function replacePicture(id: number, by: number, language: string) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ with: by }),
  }
  return ask(`/api/media/${id}/replace`, init, (json) => replaced.parse(json).changed)
}
