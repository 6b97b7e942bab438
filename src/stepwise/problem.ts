import type { Type } from './code'
import type { ExpressionMistake } from './compile'

/** Something in a simulator of steps that cannot be, at a field of the document. Texts for staff are made where the languages are known. */
export type StepwiseProblem = { path: string } & (
  | ExpressionMistake
  | { code: 'badName' | 'takenName' | 'duplicate' | 'notInOrder' | 'empty' | 'noChoice' }
  | { code: 'outside'; value: number; min: number; max: number }
  | { code: 'minOverMax'; min: number; max: number }
  | { code: 'cycle'; names: string }
  | { code: 'otherParameters'; names: string }
  | { code: 'unknownStep'; step: string }
  | { code: 'notThisKind'; step: string; found: Type }
  | { code: 'tooMuch'; most: number }
)
