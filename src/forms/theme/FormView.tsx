import type { ErrorSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { isJsonObject } from '../definition/json'
import type { EntryInLanguage, FormInLanguage } from '../language/form-in-language'
import { answers } from '../types/answers'
import type { RawAnswers } from '../validation/read-answers'
import type { AnswerError } from '../validation/validate-answers'
import { toDrawing } from './drawing'
import { rjsfValidator } from './rjsf-validator'
import { Ending } from './templates/Ending'
import { ThemedForm } from './theme'
import type { ShownStep, ThemeContext } from './theme-context'

type FormViewProps = {
  /** Begins the ids of its elements. */
  id: string
  form: FormInLanguage
  /** Where it is posted. */
  action: string
  /** What is posted with it and nobody sees, by name: the version of the form, the way back. */
  controls: Readonly<Record<string, string>>
  /** As typed. */
  values: RawAnswers
  errors: readonly AnswerError[]
  /** The ways to the entries that are shown with these values. */
  shown: ReadonlySet<string>
  /** Of the headings that it may have. */
  headingLevel: 2 | 3
  /** Where the page begins, by the way to an answer. */
  focus?: string
  /** The page that is shown, of a form of pages. */
  step?: ShownStep | null
}

type FormViewInBrowserProps = FormViewProps & {
  /** How much of it is on its way, between 0 and 1; null while it is not being sent. */
  sent?: number | null
  onChange?: (values: RawAnswers) => void
  onSubmit?: (form: HTMLFormElement) => unknown
}

/** Answers start empty: RJSF would fill in what a schema suggests. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  requiredBooleanDefault: 'skip',
  arrayMinItems: { populate: 'never' },
} as const

/** A form, drawn: a plain form that can be posted without script, and the same elements for the browser to work with. */
export function FormView({
  id,
  form,
  action,
  controls,
  values,
  errors,
  shown,
  headingLevel,
  focus,
  step = null,
  ...browser
}: FormViewInBrowserProps): ReactNode {
  const { sent = null, onChange, onSubmit } = browser
  const context: ThemeContext = { form, values, shown, headingLevel, focus: focus ?? null, step }
  const hasFiles = form.entries.some(takesFiles)
  return (
    <ThemedForm
      {...toDrawing(form)}
      // RJSF keeps what it drew before.
      key={step ? `page ${step.at}` : 'form'}
      id={id}
      idPrefix={id}
      idSeparator="-"
      nameGenerator={(path) => path.join('.')}
      method="post"
      action={action}
      enctype={hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      acceptCharset="utf-8"
      noHtml5Validate
      noValidate
      validator={rjsfValidator}
      formData={values}
      extraErrors={toErrorSchema(errors)}
      formContext={context}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }) => onChange?.(isJsonObject(formData) ? formData : {})}
      onSubmit={(_data, { target }) => {
        if (target instanceof HTMLFormElement) onSubmit?.(target)
      }}
    >
      <Ending controls={controls} form={form} sent={sent} step={step} />
    </ThemedForm>
  )
}

function takesFiles(entry: EntryInLanguage): boolean {
  if (entry.kind === 'group') return entry.entries.some(takesFiles)
  return entry.kind === 'question' && answers[entry.type].posted === 'files'
}

type PlacedError = { way: readonly string[]; text: string }

function toErrorSchema(errors: readonly AnswerError[]): ErrorSchema {
  return toErrorsInside(errors.map(({ field, text }) => ({ way: field === '' ? [] : field.split('.'), text })))
}

/** Errors as RJSF wants them: an object for each step of the way. */
function toErrorsInside(errors: readonly PlacedError[]): ErrorSchema {
  const own = errors.filter(({ way }) => way.length === 0).map(({ text }) => text)
  const names = [...new Set(errors.flatMap(({ way }) => way.slice(0, 1)))]
  const inside = names.map((name) => {
    const below = errors.filter(({ way }) => way[0] === name).map(({ way, text }) => ({ way: way.slice(1), text }))
    return [name, toErrorsInside(below)]
  })
  return { ...(own.length > 0 && { __errors: own }), ...Object.fromEntries(inside) }
}
