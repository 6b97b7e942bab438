import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/form-statistics.json' with { type: 'json' }
import type { StaffLanguage } from '@/messages/staff/languages'
import type { FormStatistics } from '@/src/form-statistics/storage/read-statistics'
import { toComparisonSentences } from '@/src/form-statistics/texts/comparison-sentences'
import { fillText } from '@/src/i18n/staff-text'

const words = staffTexts.comparison

/** The fields that are compared here: those that changed most. */
const mostFields = 10

type LastChangeProps = { statistics: FormStatistics; language: StaffLanguage }

/** What the last published change did, in sentences; nothing of a form that was published once. */
export function LastChange({ statistics, language }: LastChangeProps): ReactNode {
  const { lastChange } = statistics
  if (!lastChange) return null
  const { from, to } = lastChange
  const sentences = toComparisonSentences(statistics, mostFields)
  return (
    <section aria-labelledby="statistics-change">
      <h3 id="statistics-change">{fillText(words.title, { from, to })[language]}</h3>
      {sentences.length === 0 ? (
        <p>{words.waits[language]}</p>
      ) : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence[language]}>{sentence[language]}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
