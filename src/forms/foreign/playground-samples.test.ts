import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import formTexts from '@/messages/staff/forms.json' with { type: 'json' }
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { playgroundFindings } from '@/tests/cases/playground-findings.fixtures'
import { findImportErrors, importSample, isHeard } from '@/tests/support/foreign-samples'
import fileTexts from '../types/file/texts.json' with { type: 'json' }
import textTexts from '../types/text/texts.json' with { type: 'json' }
import yesNoTexts from '../types/yes-no/texts.json' with { type: 'json' }

/**
 * A form for each sample of RJSF's playground, with its name and the keywords that it uses, in words of our own: taken in as staff take
 * it in, drawn as visitors get it, and told line by line.
 * @see https://github.com/rjsf-team/react-jsonschema-form/tree/main/packages/playground/src/samples
 */

const folder = 'tests/cases/playground-samples'
const samples = globSync(`${folder}/*.json`).map(
  (path) => [basename(path, '.json'), readFileSync(path, 'utf8')] as const,
)

const sentences: Readonly<Record<string, StaffText>> = {
  ...formTexts.foreign,
  ...fileTexts.foreign,
  ...textTexts.foreign,
  ...yesNoTexts.foreign,
}

/** What a form never has, whoever writes it: answers given before, where a page begins, and how it looks. */
const noneOfIt = /^\d+ left (?:defaultLeft|look|noPartOfAForm|pageBegins)(?: \||$)/

/** The samples of which everything is asked here as it is asked there, in one way or another. */
const whole = Object.entries(playgroundFindings).flatMap(([name, told]) =>
  told.every((finding) => finding.includes(' changed ') || noneOfIt.test(finding)) ? [name] : [],
)

/** A finding in the words that staff read. */
function toTold(finding: string) {
  const [about = '', ...values] = finding.split(' | ')
  const [line, outcome, name = ''] = about.split(' ')
  const sentence = sentences[name]
  if (!sentence) throw new Error(`There is no sentence ${name}`)
  const places = [...sentence.en.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
  const text = fillText(sentence, Object.fromEntries(places.map((place, index) => [place, values[index] ?? ''])))
  return { line: Number(line), outcome, text }
}

it('has a form for each of the 40 samples, and knows what is told of it', () => {
  expect(samples.map(([name]) => name).sort()).toEqual(Object.keys(playgroundFindings).sort())
  expect(samples).toHaveLength(40)
})

it('hears what React complains of', () => {
  expect(isHeard()).toBe(true)
})

it('takes 17 of them in whole', () => {
  expect(whole).toEqual([
    'additionalProperties',
    'allOf',
    'anyOf',
    'bundledSchema',
    'customArray',
    'customField',
    'customObject',
    'defaults',
    'enumObjects',
    'files',
    'ifThenElse',
    'large',
    'null',
    'oneOf',
    'patternProperties',
    'propertyNames',
    'single',
  ])
})

describe.each(samples)('a form like the sample %s', (name, text) => {
  const { form, findings } = importSample(text)

  it('says which lines it cannot say, and why', () => {
    const told = findings.map(({ line, outcome, text: said }) => ({ line, outcome, text: said }))
    expect(told).toEqual(playgroundFindings[name]?.map(toTold))
  })

  // What does not say what it asks is refused as a whole, at the line of the schema.
  if (name === 'fallback') it('is not taken in', () => expect(form).toBeNull())
  else
    it('is sound, and drawn as visitors get it without a complaint', () => {
      expect(form && findImportErrors(form)).toEqual([])
    })
})
