import type { z } from 'zod'
import type { Bilingual } from '@/src/fields/bilingual'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '../texts/builder-language'

const texts = {
  key: {
    pt: 'A chave começa por uma letra minúscula e tem apenas letras sem acento e algarismos, no máximo 40.',
    en: 'The key begins with a small letter and has only letters without accents and digits, 40 at most.',
  },
  value: {
    pt: 'O valor tem apenas letras sem acento, algarismos e hífenes, no máximo 60.',
    en: 'The value has only letters without accents, digits and hyphens, 60 at most.',
  },
  day: { pt: 'Escreva uma data que exista.', en: 'Write a date that exists.' },
  number: { pt: 'Escreva um número.', en: 'Write a number.' },
  whole: { pt: 'Escreva um número inteiro.', en: 'Write a whole number.' },
  least: { pt: 'O mínimo é {limit}.', en: 'The least is {limit}.' },
  greatest: { pt: 'O máximo é {limit}.', en: 'The most is {limit}.' },
  empty: { pt: 'Falta escrever.', en: 'This is not written yet.' },
  long: { pt: 'São no máximo {limit} caracteres.', en: 'At most {limit} characters.' },
  few: { pt: 'Escolha pelo menos {limit}.', en: 'Choose {limit} at least.' },
  many: { pt: 'São no máximo {limit}.', en: 'At most {limit}.' },
  other: { pt: 'Este valor não é aceite.', en: 'This value is not accepted.' },
} as const satisfies Record<string, Bilingual>

type Issue = z.core.$ZodIssue

/** What is wrong with a value that breaks the shape of a form, in a sentence for staff. */
export function toValueProblemText(issue: Issue, locale: Locale): string {
  const [text, limit] = toText(issue)
  return fillText(text, locale, { limit: formatNumber(locale, limit) })
}

function toText(issue: Issue): readonly [Bilingual, number] {
  const part = issue.path.at(-1)
  if (part === 'earliest' || part === 'latest') return [texts.day, 0]
  switch (issue.code) {
    case 'invalid_type':
      return [issue.expected === 'int' ? texts.whole : texts.number, 0]
    case 'too_small':
      return [toTooSmall(issue.origin), Number(issue.minimum)]
    case 'too_big':
      return [toTooBig(issue.origin), Number(issue.maximum)]
    case 'invalid_format':
    case 'custom':
      return [part === 'key' || part === 'field' ? texts.key : part === 'value' ? texts.value : texts.other, 0]
    default:
      return [texts.other, 0]
  }
}

function toTooSmall(origin: string): Bilingual {
  if (origin === 'string') return texts.empty
  return origin === 'array' ? texts.few : texts.least
}

function toTooBig(origin: string): Bilingual {
  if (origin === 'string') return texts.long
  return origin === 'array' ? texts.many : texts.greatest
}
