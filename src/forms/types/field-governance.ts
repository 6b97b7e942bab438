import type { ConditionTest } from '../definition/condition'
import type { Requirement } from './requirement'

/** Limits of a question that no answer may be able to keep together. */
export type Limits<Question> = {
  areCrossed: (question: Question) => boolean
  /** The value at which staff are told, by its name. */
  part: string
}

/** What is judged of questions of a type before a form is published. */
export type FieldGovernance<Question> = {
  /** What a condition can ask besides whether it is answered. The first is offered. */
  operators: readonly Exclude<ConditionTest['operator'], 'answered'>[]
  /** The values that an answer can have or include, where they are known. The first is offered. */
  values?: (question: Question) => readonly (string | boolean)[]
  /** Whether some answer that the question takes meets all that is demanded of it. Without it, what `values` says decides. */
  isPossible?: (question: Question, requirement: Requirement) => boolean
  /** How many of the smallest units are one of what people write. */
  unit?: number
  /** Answered by choosing what stands on the page, which styles can see without script. */
  isChosen?: boolean
  limits?: Limits<Question>
  /** Whether an answer says something of a person by its nature, so that the form has to mark it as personal. */
  isPersonal?: (question: Question) => boolean
  /** The sign by which an answer tells one person from all others; null where it tells nobody. */
  identifies?: (question: Question) => PersonSign | null
}

/** What one person alone has: an address of mail, a telephone, or a number that the state gave them. */
export type PersonSign = 'email' | 'phone' | 'number'

/** Nothing but whether it is answered. */
export const onlyAnswered = { operators: [] } as const
