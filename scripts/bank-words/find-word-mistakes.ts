import type { BankWords } from './bank-words'
import type { VisitorsText } from './visitors-texts'

type Rule = { language: 'pt' | 'en'; pattern: RegExp; except: readonly RegExp[]; advice: string }

/** Words that are not the bank's, each with its file, its line and what the bank says instead. */
export function findWordMistakes(texts: readonly VisitorsText[], words: BankWords): string[] {
  const rules = toRules(words)
  return texts.flatMap(({ path, line, language, text }) =>
    rules
      .filter((rule) => rule.language === language)
      .flatMap(({ pattern, except, advice }) => {
        const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ' … '), withoutTargets(text))
        return [...rest.matchAll(pattern)].map(([found]) => `${path}:${line}: “${found}” ${advice}`)
      }),
  )
}

function toRules({ words, spelling }: BankWords): Rule[] {
  const languages = ['pt', 'en'] as const
  return languages.flatMap((language) => [
    ...words.flatMap((entry) => {
      const named = entry[language]
      if (!named) return []
      return [
        {
          language,
          pattern: toPattern(named.not, named.asWritten),
          except: named.except.map(toException),
          advice: `is not the bank’s word; it is “${named.word}” (site/words.yaml)`,
        },
      ]
    }),
    {
      language,
      pattern: toPattern(spelling[language], false),
      except: [],
      advice: 'is not how the bank spells it (site/words.yaml)',
    },
  ])
}

/** What a link of a Markdown text leads to is no word of it. */
const withoutTargets = (text: string) => text.replaceAll(/(?<=\])\([^)]*\)/g, '')

/** A sentence is one wherever it stands; a word alone only where nothing else is said. */
function toException(phrase: string): RegExp {
  return phrase.includes(' ') ? new RegExp(toSource(phrase), 'gu') : new RegExp(`^${toSource(phrase)}$`, 'gu')
}

/** Whole words only. A space in a phrase stands for any: the end of a line, and one that does not break. */
function toPattern(phrases: readonly string[], isAsWritten: boolean): RegExp {
  const sources = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${toSource(phrase.slice(0, -1))}\\p{L}*` : toSource(phrase),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, isAsWritten ? 'gu' : 'giu')
}

function toSource(phrase: string): string {
  return phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
