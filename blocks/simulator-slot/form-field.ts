/** A field of a simulator's form, ready to be drawn. */
export type FormField<Name extends string = string> = {
  /** In addresses. */
  name: Name
  label: string
  hint: string | null
  value: string
  error: string | null
  /** Without them it is a field to type in. */
  choices?: readonly { value: string; label: string }[] | undefined
  /** Where the field can be slid as well. */
  slider?: Slider | undefined
}

/** A number between two others. */
export type Slider = { min: number; max: number; step: number; value: number; text: string }
