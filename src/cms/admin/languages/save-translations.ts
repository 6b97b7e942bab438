import { z } from 'zod'
import { translationWords } from './translation-words'

type Translations = {
  collection: string
  id: number
  texts: readonly { place: string; before: string; text: string }[]
}

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Saves texts in English. @returns null when they are saved, otherwise a sentence for the person. */
export async function saveTranslations(translations: Translations, language: 'pt' | 'en'): Promise<string | null> {
  const { unreachable } = translationWords[language]
  try {
    const response = await fetch('/api/translations', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(translations),
    })
    if (response.ok) return null
    const { data } = refused.safeParse(await response.json())
    return data?.errors.map(({ message }) => message).join(' ') ?? unreachable
  } catch {
    // Whatever it was, the texts are still in the table, and the person can only try again.
    return unreachable
  }
}
