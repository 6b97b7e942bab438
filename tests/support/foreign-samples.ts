import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { localDay } from '@/src/country/local-day'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { ForeignFinding } from '@/src/forms/foreign/foreign-finding'
import { readForeignForm } from '@/src/forms/foreign/read-foreign-form'
import { findStructureMistakes } from '@/src/forms/governance/find-structure-mistakes'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { FormView } from '@/src/forms/theme/FormView'
import { toShowing } from '@/src/forms/theme/shown-answers'
import { createInterpreter } from '@/src/forms/validation/interpreter'

/** What is drawn, and what React complained of meanwhile, which it does in development alone. */
export type Drawing = { html: string; complaints: Set<string> }

/** Draws on the server. */
export function drawComplaining(element: ReactElement): Drawing {
  const complaints = new Set<string>()
  const { error, warn } = console
  console.error = console.warn = (...said: unknown[]) => complaints.add(said.map(String).join(' '))
  try {
    return { html: renderToStaticMarkup(element), complaints }
  } finally {
    console.error = error
    console.warn = warn
  }
}

/** Whether React complains here of what it complains of in development. */
export function isHeard(): boolean {
  const twoWithoutKeys = ['a', 'b'].map((letter) => createElement('li', {}, letter))
  return drawComplaining(createElement('ul', {}, twoWithoutKeys)).complaints.size > 0
}

/** The names of the controls and the ids of the buttons of a form. */
export const toControls = (html: string): string[] =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]*)"|<button[^>]* (?:id|name)="([^"]*)"/g)].flatMap(
    ([, name, id]) => name ?? id ?? [],
  )

export type ImportedSample = { form: FormDefinition | null; findings: readonly ForeignFinding[] }

/** A sample of RJSF's playground as staff import it. @param text JSON with `schema` and `uiSchema` */
export function importSample(text: string): ImportedSample {
  const read = readForeignForm({ schema: text, uiSchema: '' }, { key: 'sample', locale: 'en', isExpert: true })
  return { form: 'form' in read ? read.form : null, findings: 'findings' in read ? read.findings : [] }
}

/** What is wrong with a form that was imported: where it is no sound form, or where visitors could not get it. */
export function findImportErrors(definition: FormDefinition): string[] {
  const mistakes = findStructureMistakes(definition).map(({ name, key }) => `unsound: ${name} ${key}`)
  if (mistakes.length > 0) return mistakes
  const { html, complaints } = drawImported(definition)
  return [...complaints, ...(toControls(html).length === 0 ? ['drawn without a control'] : [])]
}

/** An imported form as visitors get it, with what is shown before anything is answered. */
function drawImported(definition: FormDefinition): Drawing {
  const form = toFormInLanguage(definition, 'en')
  const { shown } = toShowing({ form, validator: createInterpreter(form.schema, localDay(Date.now())), values: {} })
  const place = { id: 'form', action: '/x', controls: {}, headingLevel: 2 as const }
  return drawComplaining(createElement(FormView, { ...place, form, values: {}, errors: [], shown }))
}
