import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { FormProps } from '@rjsf/core'
import withTheme from '@rjsf/core/lib/withTheme.js'
import { createElement } from 'react'
import { z } from 'zod'
import { isJsonObject } from '@/src/forms/definition/json'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'
import { rjsfValidator } from '@/src/forms/theme/rjsf-validator'
import { ThemedForm } from '@/src/forms/theme/theme'
import {
  type Drawing,
  drawComplaining,
  findImportErrors,
  importSample,
  isHeard,
  toControls,
} from '@/tests/support/foreign-samples'

/**
 * Draws samples of RJSF's playground with the theme of forms, on the server and with React's complaints:
 * `NODE_ENV=development node scripts/run.mjs scripts/rjsf-samples.ts FOLDER`.
 * Each sample is a file of JSON with the properties of a form: `schema`, `uiSchema`, `formData`. None is part of the project.
 * Then each is imported as staff import it, drawn by the form that visitors get, and what it cannot say is told by its line.
 * @see https://github.com/rjsf-team/react-jsonschema-form/tree/main/packages/playground/src/samples
 */

const sampleProperties = z.custom<Omit<FormProps, 'validator'>>(
  (value) => isJsonObject(value) && isJsonObject(value['schema'] ?? null),
  'A sample is an object with a schema',
)

/** RJSF as it comes: what it complains of as well is its own, and what it asks for a theme must ask for too. */
const PlainForm = withTheme({})

const findNotices = (html: string): string[] =>
  html.match(/Unsupported field schema[^<]*|Unknown field type[^<]*|\[object [^<]*/g) ?? []

/** What is wrong with a drawing, and not with RJSF's own. RJSF writes its notices of what it cannot draw in English into the form. */
function findErrors({ html, complaints }: Drawing, plain: Drawing): string[] {
  const controls = new Set(toControls(html))
  return [
    ...[...complaints].filter((complaint) => !plain.complaints.has(complaint)),
    ...findNotices(html).filter((notice) => !findNotices(plain.html).includes(notice)),
    ...toControls(plain.html).flatMap((name) => (controls.has(name) ? [] : [`no control ${name}`])),
  ]
}

const [, , folder] = process.argv
if (!folder) throw new Error('Say which folder has the samples')
if (!isHeard()) throw new Error('Set NODE_ENV=development')

const count = { drawn: 0, controls: 0, left: 0, errors: 0 }
for (const path of globSync(`${folder}/*.json`).sort()) {
  const name = basename(path, '.json')
  const sample = { ...sampleProperties.parse(JSON.parse(readFileSync(path, 'utf8'))), validator: rjsfValidator }
  try {
    const plain = drawComplaining(createElement(PlainForm, sample))
    const own = drawComplaining(createElement(ThemedForm, sample))
    const errors = findErrors(own, plain)
    for (const error of errors) process.stderr.write(`${name}: ${error}\n`)
    count.errors += errors.length
    if (errors.length === 0 && plain.complaints.size > 0) {
      count.left += 1
      process.stdout.write(`Left out: ${name}, because RJSF itself says: ${[...plain.complaints].join(' ')}\n`)
      continue
    }
    count.drawn += 1
    count.controls += toControls(own.html).length
  } catch (error) {
    // Never put down to RJSF: the validator that both drawings ask is ours.
    count.errors += 1
    process.stderr.write(`${name}: ${String(error)}\n`)
  }
}

const imports = { whole: 0, inPart: 0, refused: 0 }
for (const path of globSync(`${folder}/*.json`).sort()) {
  const name = basename(path, '.json')
  const text = readFileSync(path, 'utf8')
  const { form, findings } = importSample(text)
  const lost = findings.filter(({ outcome }) => outcome === 'left').length
  if (!form) imports.refused += 1
  else if (lost === 0) imports.whole += 1
  else imports.inPart += 1
  process.stdout.write(
    `\n${name}: ${form ? toPlacedEntries(form.fields).length : 0} entries, ${lost} things left out\n`,
  )
  const lines = text.split('\n')
  for (const { line, outcome, text: said } of findings) {
    process.stdout.write(`  ${outcome} ${line}: ${lines[line - 1]?.trim()} — ${said.en}\n`)
  }
  const errors = form ? findImportErrors(form) : []
  for (const error of errors) process.stderr.write(`${name}, imported: ${error}\n`)
  count.errors += errors.length
}

process.stdout.write(
  `\n${imports.whole} samples imported whole, ${imports.inPart} in part, ${imports.refused} not at all.\n`,
)
process.stdout.write(`${count.drawn} samples drawn with ${count.controls} controls; ${count.left} left out.\n`)
process.stdout.write(`${count.errors} errors.\n`)
process.exitCode = count.errors === 0 && count.drawn > 0 ? 0 : 1
