import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { isQuestion, type Question, questionTypes } from '../definition/field'
import { parseFormDefinition } from '../definition/form-definition'
import { generateForm } from '../definition/generate-form'
import { readForm } from '../definition/read-form'
import { toErrorTexts } from '../language/to-error-texts'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createAjvValidator } from '../validation/ajv-validator'
import { readAnswers } from '../validation/read-answers'
import { validateAnswers } from '../validation/validate-answers'
import { answers } from './answers'
import { definitions } from './definitions'
import type { Setting } from './field-builder'
import { fieldTypeOf, fieldTypes } from './field-types'

/** The question with a value that it has already. Each control has its own type of value. */
function rewrite(setting: Setting<Question>, question: Question): Question {
  switch (setting.control) {
    case 'number':
      return setting.write(question, setting.read(question))
    case 'tick':
      return setting.write(question, setting.read(question))
    case 'choice':
      return setting.write(question, setting.read(question))
    case 'ticks':
      return setting.write(question, setting.read(question))
    case 'options':
      return setting.write(question, setting.read(question))
    case 'expression':
      return setting.write(question, setting.read(question))
    case 'pattern':
      return setting.write(question, setting.read(question))
    case 'day':
      return setting.write(question, setting.read(question))
    case 'autocomplete':
      return setting.write(question, setting.read(question))
  }
}

const lucide = z.record(z.string(), z.unknown()).parse(createRequire(import.meta.url)('lucide-static/icon-nodes.json'))

describe.each(questionTypes)('a question of the type %s', (type) => {
  const definition = parseFormDefinition({
    key: 'asked',
    title: { pt: 'Pergunta', en: 'Question' },
    fields: [
      {
        ...{ key: 'answer', type, required: true, label: { pt: 'Resposta', en: 'Answer' } },
        ...fieldTypes[type].builder.start,
        ...('options' in (fieldTypes[type].builder.start ?? {}) && {
          options: [{ value: 'one', label: { pt: 'Um', en: 'One' } }],
        }),
      },
    ],
  })
  const [question] = definition.fields.filter(isQuestion)
  if (!question) throw new Error('The form asks nothing')

  it('is in every registry', () => {
    expect(Object.keys(definitions)).toContain(type)
    expect(Object.keys(answers)).toContain(type)
    expect(definitions[type].field.shape.type.value).toBe(type)
  })

  it('comes back from the form that machines read', () => {
    expect(readForm(generateForm(definition))).toEqual(definition)
  })

  it.each(locales)('has a text for every rule in %s', (locale) => {
    const texts = toErrorTexts(question, locale)
    expect(Object.values(texts).filter((text) => text === undefined || text === '' || text.includes('{'))).toEqual([])
  })

  it.each(locales)('is missed in %s when nothing is answered, unless nobody can answer it', (locale) => {
    const form = toFormInLanguage(definition, locale)
    const validator = createAjvValidator(form.schema, '2026-11-23')
    const empty = readAnswers(form, { answer: '' }, validator)
    expect(empty).toEqual({})
    const found = validateAnswers({ form, validator, answers: empty, today: '2026-11-23' })
    const missed = { field: 'answer', rule: 'required', text: toErrorTexts(question, locale).required }
    expect(found).toEqual(answers[type].posted === 'nothing' ? [] : [missed])
  })

  it('is called something in both languages, and has a drawing', () => {
    const { texts, builder } = fieldTypes[type]
    const written = [texts.name, texts.purpose, texts.word].flatMap((text) => locales.map((locale) => text[locale]))
    expect(written.filter((text) => text === '')).toEqual([])
    expect(Object.keys(lucide)).toContain(builder.icon)
  })

  it('keeps what its settings say already, and names each once', () => {
    const { settings } = fieldTypeOf(question).builder
    for (const setting of settings) {
      expect(Object.keys(question)).toContain(setting.part)
      expect(rewrite(setting, question), setting.part).toEqual(question)
      if (setting.control === 'choice') expect(setting.write(question, 'what nobody offers')).toEqual(question)
    }
    const parts = settings.map(({ part }) => part)
    expect(new Set(parts).size).toBe(parts.length)
  })
})
