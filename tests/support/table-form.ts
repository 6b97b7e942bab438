import type { FormDefinitionInput } from '@/src/forms/definition/form-definition'
import type { AnswerCases } from '../cases/answer-case'
import { choiceCases } from '../cases/choice-cases'
import { numberCases } from '../cases/number-cases'
import { textCases } from '../cases/text-cases'
import { type PostedPart, toPostedParts } from './to-posted-parts'

/** What is posted at once, and what is wrong with it, in the order of the form. */
type Round = { parts: PostedPart[]; broken: [field: string, rule: string][]; cases: number }

/**
 * The table of answers as one form with a question for each of its parts, which are answered together: as many cases a post as there are
 * questions. Without files, whose contents have tests of their own; without questions about the day on which they are answered, and
 * expressions, which administrators alone write.
 */
export async function toTableForm(locale: 'pt' | 'en'): Promise<{
  fields: FormDefinitionInput['fields']
  rounds: Round[]
}> {
  const asked = [...textCases, ...numberCases, ...choiceCases]
    .filter(({ question, locale: own = 'pt' }) => own === locale && question.type !== 'file' && isSteady(question))
    .map(({ about, question, cases }, place) => ({ key: `answer${place}`, about, question, cases }))
  const fields = asked.map(({ key, about, question }) => ({
    ...question,
    ...('options' in question ? { options: question.options.map(withLabel) } : {}),
    ...{ key, label: { pt: about, en: about }, personal: true },
  }))
  const rounds: Round[] = []
  for (let turn = 0; turn < Math.max(...asked.map(({ cases }) => cases.length)); turn++) {
    const round: Round = { parts: [], broken: [], cases: 0 }
    for (const { key, question, cases } of asked) {
      const [sent, broken] = cases[turn] ?? []
      const parts = await toPostedParts(key, sent, question.type)
      const isAsked = cases[turn] !== undefined && parts !== null
      // What is left out of a round is not answered.
      const wrong = isAsked ? broken : question.required ? 'required' : null
      if (wrong) round.broken.push([key, wrong])
      if (!isAsked) continue
      round.parts.push(...parts)
      round.cases += 1
    }
    rounds.push(round)
  }
  return { fields, rounds }
}

function isSteady(question: AnswerCases['question']): boolean {
  return !/"today"|"minimumAge"|"expert"/.test(JSON.stringify(question))
}

function withLabel({ value }: { value: string }) {
  return { value, label: { pt: value, en: value } }
}
