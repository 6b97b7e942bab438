/** A field of a simulator's form, ready to be drawn. */
export type FormField<Name extends string = string> = {
  /** In addresses. */
  name: Name
  label: string
  hint: string | null
  value: string
  error: string | null
  /** Null for a field to type in. */
  choices: readonly { value: string; label: string }[] | null
  /** Where the field can be slid as well. */
  slider: Slider | null
}

/** A number between two others. */
export type Slider = { min: number; max: number; step: number; value: number; text: string }
