import type { FormDefinition } from './form-definition'

/** A form that machines can read and that says something a field list cannot. */
export class UnsayableFormError extends Error {
  /** The field list that comes nearest. */
  readonly definition: FormDefinition

  constructor(definition: FormDefinition) {
    super('The form says something that its field list cannot say')
    this.name = 'UnsayableFormError'
    this.definition = definition
  }
}
