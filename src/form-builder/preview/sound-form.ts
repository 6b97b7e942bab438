import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'
import { generateForm } from '@/src/forms/definition/generate-form'
import { findStructureMistakes } from '@/src/forms/governance/find-structure-mistakes'
import { type FormDraft, toDefinition } from '../draft/form-draft'

/** Mistakes that do not keep a form from being drawn. */
const drawable: ReadonlySet<string> = new Set([
  'nothingAsked',
  'errorNeverShown',
  'limitsCross',
  'tooFewOptions',
  'pagesBeginLate',
  'pageAlone',
  'pageEmpty',
  'lastPageHidden',
  'fileOnEarlierPage',
])

/** The form that a draft makes; null while one cannot be made of it. */
export function toSoundForm(draft: FormDraft): FormDefinition | null {
  const read = formDefinition.safeParse(toDefinition(draft))
  if (!read.success) return null
  return findStructureMistakes(read.data).every(({ name }) => drawable.has(name)) ? read.data : null
}

/** A form as machines read it, as text; null while one cannot be made. */
export function toFormJson(form: FormDefinition | null): string | null {
  return form && JSON.stringify(generateForm(form), null, 2)
}
