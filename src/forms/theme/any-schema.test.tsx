// @vitest-environment jsdom
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { everyQuestion } from '@/tests/cases/every-question'
import { findAxeViolations } from '@/tests/support/judge-html'
import { generateForm } from '../definition/generate-form'
import { toWrittenTexts } from '../definition/to-written-texts'
import { rjsfValidator } from './rjsf-validator'
import { ThemedForm } from './theme'

type Example = { schema: RJSFSchema; uiSchema?: UiSchema; formData?: unknown; expected: string[] }

/** Schemas that no form of ours makes: the theme draws what RJSF can read, with the same names and groups. */
const examples: Record<string, Example> = {
  'texts, numbers and truth values': {
    schema: {
      title: 'Person',
      description: 'Of the house',
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Name', description: 'As on the card', default: 'Ana' },
        age: { type: 'integer', title: 'Age', minimum: 0 },
        size: { type: 'number', title: 'Size', multipleOf: 0.5 },
        member: { type: 'boolean', title: 'Member' },
        born: { type: 'string', format: 'date', title: 'Born' },
        mail: { type: 'string', format: 'email', title: 'Mail' },
        site: { type: 'string', format: 'uri', title: 'Site' },
        word: { type: 'string', title: 'Word' },
        story: { type: 'string', title: 'Story' },
      },
    },
    uiSchema: { word: { 'ui:widget': 'password' }, story: { 'ui:widget': 'textarea', 'ui:help': 'Short' } },
    formData: { size: 1.5, member: true },
    expected: ['Name', 'Age', 'Size', 'Member', 'Born', 'Mail', 'Site', 'Word', 'Story'],
  },
  'choices of every kind': {
    schema: {
      type: 'object',
      properties: {
        plain: { type: 'string', enum: ['a', 'b'], title: 'Plain' },
        named: {
          type: 'number',
          oneOf: [
            { const: 1, title: 'One' },
            { const: 2, title: 'Two' },
          ],
          title: 'Named',
        },
        radio: { type: 'number', enum: [1, 2, 3], title: 'Radio' },
        many: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] }, title: 'Many' },
        listed: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] }, title: 'Listed' },
        other: { type: 'number', enum: [1, 2], title: 'Other' },
        sure: { type: 'boolean', title: 'Sure', enum: [true, false] },
        either: { type: 'boolean', title: 'Either' },
        things: { type: 'object', enum: [{ a: 1 }, { a: 2 }], title: 'Things' },
      },
    },
    uiSchema: {
      radio: { 'ui:widget': 'radio' },
      other: { 'ui:widget': 'RadioWidget' },
      many: { 'ui:widget': 'checkboxes' },
      sure: { 'ui:widget': 'select' },
      either: { 'ui:widget': 'radio' },
    },
    formData: { plain: 'b', named: 2, radio: 3, many: ['y'], listed: ['x'] },
    expected: ['Plain', 'Named', 'Listed'],
  },
  'objects in objects, and references': {
    schema: {
      $defs: {
        address: {
          type: 'object',
          title: 'Address',
          required: ['city'],
          properties: { city: { type: 'string', title: 'City' } },
        },
      },
      type: 'object',
      properties: {
        home: { $ref: '#/$defs/address' },
        work: { type: 'object', properties: { at: { $ref: '#/$defs/address' } } },
      },
    },
    formData: { home: { city: 'Luanda' } },
    expected: ['City', 'City'],
  },
  conditions: {
    schema: {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['cat', 'dog'], title: 'Kind' } },
      allOf: [
        {
          if: { properties: { kind: { const: 'cat' } }, required: ['kind'] },
          // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
          then: { properties: { lives: { type: 'integer', title: 'Lives' } }, required: ['lives'] },
          else: { properties: { tricks: { type: 'string', title: 'Tricks' } } },
        },
      ],
    },
    formData: { kind: 'cat' },
    expected: ['Kind', 'Lives'],
  },
  'one of several shapes': {
    schema: {
      type: 'object',
      title: 'Contact',
      oneOf: [
        { title: 'By mail', properties: { mail: { type: 'string', title: 'Mail' } }, required: ['mail'] },
        { title: 'By phone', properties: { phone: { type: 'string', title: 'Phone' } }, required: ['phone'] },
      ],
    },
    formData: { phone: '1' },
    expected: ['Phone'],
  },
  'one of several shapes without titles': {
    schema: {
      type: 'object',
      oneOf: [
        { properties: { mail: { type: 'string', title: 'Mail' } }, required: ['mail'] },
        { properties: { phone: { type: 'string', title: 'Phone' } }, required: ['phone'] },
      ],
    },
    formData: { phone: '1' },
    expected: ['Phone'],
  },
  'answers that the schema does not name': {
    schema: {
      type: 'object',
      properties: { name: { type: 'string', title: 'Name' } },
      patternProperties: { '^is': { type: 'boolean' } },
      additionalProperties: { type: 'string' },
    },
    formData: { name: 'Ana', isMember: true, nick: 'A' },
    expected: ['Name', 'isMember Key', 'isMember', 'nick Key', 'nick'],
  },
  'lists of texts and of objects': {
    schema: {
      type: 'object',
      properties: {
        tags: { type: 'array', title: 'Tags', items: { type: 'string', title: 'Tag' } },
        people: {
          type: 'array',
          title: 'People',
          items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
        },
      },
    },
    formData: { tags: ['a'], people: [{ name: 'Ana' }] },
    expected: ['Tag', 'Name'],
  },
}

function draw({ schema, uiSchema = {}, formData }: Omit<Example, 'expected'>): void {
  const markup = renderToStaticMarkup(
    <ThemedForm schema={schema} uiSchema={uiSchema} formData={formData} validator={rjsfValidator} idPrefix="any" />,
  )
  document.body.innerHTML = `<main><h1>Any</h1>${markup}</main>`
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the theme', () => {
  it.each(Object.entries(examples))('draws %s', async (_what, { expected, ...example }) => {
    draw(example)
    const labelled = [...document.querySelectorAll('label')].filter(({ htmlFor }) => document.getElementById(htmlFor))
    const names = labelled.map(({ textContent }) => textContent)
    // A group has its name in its legend, and each of its controls one of its own.
    expect(new Set(labelled.map(({ htmlFor }) => htmlFor)).size).toBe(labelled.length)
    expect(names.filter((name) => expected.includes(name))).toEqual(expected)
    expect(document.body.textContent).not.toMatch(/Unsupported|Unknown field|undefined|\[object/)
    expect(await findAxeViolations()).toEqual([])
  })

  it('draws the schema that is made of a field list, with its conditions, as RJSF reads it', () => {
    const { schema, uiSchema } = JSON.parse(JSON.stringify(generateForm(everyQuestion)))
    const { entries } = toWrittenTexts(everyQuestion, 'en')
    const questions = Object.entries(entries).filter(([key]) => uiSchema[key])
    for (const [key, { label }] of questions) uiSchema[key]['ui:title'] = label
    draw({ schema, uiSchema, formData: { yesNo: true, boxes: ['a', 'b'], number: 20 } })
    const drawn = questions.filter(([, { label }]) => document.body.textContent.includes(label))
    expect(drawn.map(([key]) => key)).toEqual(questions.map(([key]) => key))
    draw({ schema, uiSchema, formData: { yesNo: false } })
    expect(document.body.textContent).not.toContain('E-mail in English')
  })
})
