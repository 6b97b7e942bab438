/** The parameters of an address that hold the answers, by the position of their question. */
export const choiceParameters = ['choice1', 'choice2', 'choice3'] as const

export type Answer = { key: string; title: string; text: string | null; excludes: readonly string[] }

export type Question = {
  title: string
  text: string | null
  /** The outcomes that it decides between; none: it is always asked. */
  onlyFor: readonly string[]
  answers: readonly Answer[]
}

/** A question that was answered, with the parameter that holds the answer. */
export type Given = { parameter: string; question: Question; answer: Answer }

export type Decision<Outcome> = {
  given: readonly Given[]
  /** What is asked next; null when everything was answered that still decides. */
  asked: { parameter: string; question: Question } | null
  /** The outcomes that no answer rules out, the preferred one first. */
  possible: readonly Outcome[]
}

/**
 * What follows from the answers in an address: each one rules outcomes out, and a question that decides between none of those that are
 * left is not asked. An answer that no question has is as if it were not given, and so is what was answered after it.
 */
export function decide<Outcome extends { key: string }>(
  { questions, outcomes }: { questions: readonly Question[]; outcomes: readonly Outcome[] },
  query: Readonly<Record<string, string>>,
): Decision<Outcome> {
  const given: Given[] = []
  let possible = outcomes
  for (const [position, question] of questions.entries()) {
    const parameter = choiceParameters[position]
    if (parameter === undefined) break
    const { onlyFor } = question
    if (onlyFor.length > 0 && !possible.some(({ key }) => onlyFor.includes(key))) continue
    const answer = question.answers.find(({ key }) => key === query[parameter])
    if (!answer) return { given, asked: { parameter, question }, possible }
    given.push({ parameter, question, answer })
    possible = possible.filter(({ key }) => !answer.excludes.includes(key))
  }
  return { given, asked: null, possible }
}
