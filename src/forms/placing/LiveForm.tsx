import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { Island } from '@/src/islands/Island'
import type { JsonObject } from '../definition/json'
import { toFormInLanguage } from '../language/to-form-in-language'
import type { FormStep } from '../pages/form-step'
import { BankForm } from '../theme/BankForm.client'
import { FormFrame } from '../theme/FormFrame'
import type { AnswerError } from '../validation/validate-answers'
import { heldControl, savedControl, toFormControls } from './form-controls'
import type { PlacedForm } from './to-placed-form'

type LiveFormProps = {
  /** Begins the ids of its elements. */
  id: string
  form: PlacedForm
  locale: Locale
  headingLevel: 2 | 3
  /** The address of the page that shows it; null where it stands by itself. */
  page: string | null
  /** As typed, when it is shown again. */
  values?: JsonObject
  errors?: readonly AnswerError[]
  /** Where it begins, by the way to an answer. */
  focus?: string
  /** The page of it that is shown. */
  step?: FormStep
  /** What opens the saved form that it is drawn from, sealed. */
  saved?: string
  /** What opens the files that are held for it, sealed. */
  held?: string
}

/** A published form on a page: works as it is drawn, and comes to life where script runs. */
export function LiveForm(props: LiveFormProps): ReactNode {
  const { id, form, locale, headingLevel, page, values = {}, errors = [], focus, step, saved, held } = props
  const { definition, action, hash } = form
  const { saveWords, unsentWords, ...inLanguage } = toFormInLanguage(definition, locale)
  const controls = {
    ...toFormControls(hash, page),
    ...(saved !== undefined && { [savedControl]: saved }),
    ...(held !== undefined && { [heldControl]: held }),
  }
  const drawn = {
    id,
    // Nobody may find what was meant to be reported.
    form: form.isConfidential
      ? inLanguage
      : { ...inLanguage, ...(saveWords && { saveWords }), ...(unsentWords && { unsentWords }) },
    action,
    controls,
    values,
    errors,
    headingLevel,
    ...(focus && { focus }),
    ...(step && { step }),
  }
  return (
    <FormFrame id={id} definition={definition}>
      <Island name="BankForm" component={BankForm} props={drawn} />
    </FormFrame>
  )
}
