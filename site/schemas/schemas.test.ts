import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { formDefinition } from '@/src/forms/definition/form-definition'
import { generateForm } from '@/src/forms/definition/generate-form'
import { readForm } from '@/src/forms/definition/read-form'
import { checkPublication } from '@/src/forms/governance/check-publication'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { locales } from '@/src/i18n/locales'
import { formDefinitions } from './form-definitions'

/** The sweep: what must hold for every form that a new site begins with. */

describe('the list of forms', () => {
  it('has a line for each folder', () => {
    const folders = globSync('site/schemas/*/definition.ts').map((path) => basename(dirname(path)))
    expect(Object.keys(formDefinitions).sort()).toEqual(folders.sort())
  })
})

describe.each(Object.entries(formDefinitions))('%s', (folder, definition) => {
  it('is what the content of a new site says', () => {
    const { key } = definition
    const file: unknown = parse(readFileSync(`site/content/forms/${key}.yaml`, 'utf8'))
    expect(
      formDefinition.parse({ ...z.object({ definition: z.looseObject({}) }).parse(file).definition, key }),
    ).toEqual(definition)
  })

  it('may be published as it is', () => {
    expect(checkPublication(definition, [])).toEqual([])
  })

  it('survives being generated, stored and read back', () => {
    expect(readForm(JSON.parse(JSON.stringify(generateForm(definition))))).toEqual(definition)
  })

  it.each(locales)('says everything in %s', (locale) => {
    const form = toFormInLanguage(definition, locale)
    const texts = [form.title, ...Object.values(form.texts), ...Object.values(form.words)]
    const questions = form.entries.filter((entry) => entry.kind === 'question')
    const said = questions.flatMap(({ label, errors, options }) => [
      label,
      ...Object.values(errors),
      ...options.map((option) => option.label),
    ])
    expect([...texts, ...said].filter((text) => text.trim() === '' || /\bundefined\b|\bnull\b/.test(text))).toEqual([])
  })

  it('has a page on its rules, with owner and source', () => {
    const page = readFileSync(`site/schemas/${folder}/README.md`, 'utf8')
    expect(page).toMatch(/Owner: /)
    expect(page).toMatch(/Source of fields and messages: /)
  })
})
