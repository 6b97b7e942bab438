import { z } from 'zod'
import type { StaffLanguage } from '@/messages/staff/languages'
import { translationWords } from './translation-words'

type Translations = {
  collection: string
  id: number
  texts: readonly { place: string; before: string; text: string }[]
}

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Saves texts in English. @returns null when they are saved, otherwise a sentence for the person. */
export async function saveTranslations(translations: Translations, language: StaffLanguage): Promise<string | null> {
  const { unreachable } = translationWords[language]
  const response = await post(translations, language)
  if (!response) return unreachable
  if (response.ok) return null
  const { data } = refused.safeParse(await readAnswer(response))
  return data?.errors.map(({ message }) => message).join(' ') ?? unreachable
}

/** @returns null without a network, which the browser says with a TypeError: the texts are still in the table. */
async function post(translations: Translations, language: StaffLanguage): Promise<Response | null> {
  try {
    return await fetch('/api/translations', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(translations),
    })
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** @returns null for what is no JSON: something in between answered in place of the CMS. */
async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
