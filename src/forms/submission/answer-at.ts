import { isJsonObject } from '../definition/json'

type Answers = Readonly<Record<string, unknown>>

/** The answer at the end of a way: keys, and places in lists. Undefined where the way leads nowhere. */
export function answerAt(answers: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return answers
  if (Array.isArray(answers)) return answerAt(answers[Number(name)], rest)
  return isJsonObject(answers) ? answerAt(answers[name], rest) : undefined
}

/** The answers with another one at the end of a way: keys, and places in lists. */
export function withAnswerAt(
  answers: Answers,
  [name = '', ...rest]: readonly string[],
  answer: unknown,
): Record<string, unknown> {
  return { ...answers, [name]: withAnswerIn(answers[name], rest, answer) }
}

function withAnswerIn(held: unknown, way: readonly string[], answer: unknown): unknown {
  if (way.length === 0) return answer
  if (!Array.isArray(held)) return withAnswerAt(isJsonObject(held) ? held : {}, way, answer)
  const items: readonly unknown[] = held
  const [place, ...rest] = way
  return items.map((item, index) => (String(index) === place ? withAnswerIn(item, rest, answer) : item))
}
