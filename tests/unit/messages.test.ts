import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { iconChoices } from '@/src/fields/icon'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { iconDrawings } from '@/src/ui/icon-drawings'

/** Every text with the path of its key, whatever the nesting. */
function flatten(messages: unknown, path = ''): [string, string][] {
  if (typeof messages === 'string') return [[path, messages]]
  return Object.entries(messages ?? {}).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key))
}

/** The arguments of an ICU message, each as `name: type`, and its tags. Texts inside plurals and choices are read as well. */
function argumentsOf(text: string): string[] {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag)
  return [...new Set([...tags, ...placeholdersOf(text)])].sort()
}

function placeholdersOf(text: string): string[] {
  return bracedParts(text).flatMap((part) => {
    const [name = '', type = 'text', options = ''] = part.split(/,(.*?)(?:,(.*))?$/s).map((word) => word?.trim())
    return [`${name}: ${type || 'text'}`, ...bracedParts(options).flatMap(placeholdersOf)]
  })
}

/** What stands between matching braces, the outermost only. */
function bracedParts(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [position, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = position + 1
    if (character === '}' && --depth === 0) parts.push([...text].slice(start, position).join(''))
  }
  return parts
}

const textsByLocale = {
  pt: new Map(flatten(messagesByLocale.pt)),
  en: new Map(flatten(messagesByLocale.en)),
}

describe('the reader of arguments', () => {
  it('finds names, types, tags and what is inside a plural', () => {
    const text = '{n, plural, one {# page of {bank}} other {# pages}} since <b>{day, date, ::yMMMd}</b>, {who}'
    expect(argumentsOf(text)).toEqual(['<b>', 'bank: text', 'day: date', 'n: plural', 'who: text'])
  })
})

describe('the interface texts', () => {
  it('have the same keys in both languages', () => {
    expect([...textsByLocale.en.keys()].sort()).toEqual([...textsByLocale.pt.keys()].sort())
  })

  it('have the same arguments in both languages', () => {
    const toArguments = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([key, text]) => [key, argumentsOf(text)]))
    expect(toArguments(textsByLocale.en)).toEqual(toArguments(textsByLocale.pt))
  })

  it.each(locales)('are in %s neither empty nor edged with spaces', (locale) => {
    const flawed = [...textsByLocale[locale]].filter(([, text]) => text === '' || text !== text.trim())
    expect(flawed).toEqual([])
  })

  it.each(locales)('are in %s readable as ICU messages', (locale) => {
    const mistakes: string[] = []
    for (const [key, text] of textsByLocale[locale]) {
      const translate = createTranslator({
        locale,
        messages: { text },
        onError: ({ code, message }) => {
          // Without values a text cannot be filled in; that it can be read is all that is asked here.
          if (code === 'INVALID_MESSAGE') mistakes.push(`${key}: ${message}`)
        },
      })
      translate('text')
    }
    expect(mistakes).toEqual([])
  })
})

describe('the icons', () => {
  it('that editors may choose are all drawn', () => {
    const undrawn = Object.keys(iconChoices).filter((name) => !Object.hasOwn(iconDrawings, name))
    expect(undrawn, 'Add them to scripts/make-icons.ts and run `npm run generate`').toEqual([])
  })
})
