import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import studioTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { isDay, writeDay } from '@/src/country/calendar'
import { fillPlaces } from '@/src/i18n/fill-places'
import { formatMoment } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { toAnswerRows } from '@/src/submissions/to-answer-rows'
import { toCorrections } from '../rights/corrections'
import { caseState } from './case-state'
import type { OpenedCase } from './read-case'

/** A case as it is printed and exported: what it is, what was sent, and what was done. */
export type CaseSheet = {
  title: string
  facts: [name: string, value: string][]
  answers: [question: string, answer: string][]
  history: [when: string, who: string, what: string, text: string][]
}

/** A case in the words of a language: what was corrected first, and what was typed beneath. */
export function toCaseSheet(opened: OpenedCase, locale: Locale): CaseSheet {
  const texts = staffTexts.caseSheet[locale]
  const words = studioTexts.inbox[locale]
  const { submission, definition, answers, files, history } = opened
  const { reference, formKey, receivedOn, state, takenBy, dueOn, tags } = submission
  const toWord = (value: string | null | undefined) => {
    if (!value) return '–'
    const { data } = caseState.safeParse(value)
    return data ? words.stateNames[data] : isDay(value) ? writeDay(value) : value
  }
  const rows = definition ? toAnswerRows({ definition, answers, locale }) : []
  const corrections = toCorrections(history)
  const toSaid = (key: string, typed: string) => {
    const corrected = corrections.get(key)
    return corrected === undefined ? typed : `${corrected}\n${texts.typed}: ${typed}`
  }
  const namesOf = (key: string) => files.filter(({ field }) => field === key).map(({ name }) => name)
  return {
    title: reference,
    facts: [
      [texts.form, definition?.title[locale] ?? formKey],
      [words.receivedOn, toWord(receivedOn)],
      [words.state, toWord(state)],
      [words.person, takenBy ?? words.nobody],
      [words.dueOn, toWord(dueOn)],
      [words.tags, (tags ?? []).join(', ') || '–'],
    ],
    answers: definition
      ? rows.map(({ key, label, text, isFile }) => [
          label,
          isFile ? namesOf(key).join(', ') || '–' : toSaid(key, text ?? '–'),
        ])
      : Object.entries(answers).map(([key, answer]) => [key, JSON.stringify(answer)]),
    history: history.map(({ at, name, kind, before, after, text }) => [
      formatMoment(locale, at),
      name,
      fillPlaces(words.events[kind], { before: toWord(before), after: toWord(after) }),
      text ?? '',
    ]),
  }
}
