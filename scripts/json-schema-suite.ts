import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { isJsonObject } from '@/src/forms/definition/json'
import { findSchemaMistakes } from '@/src/forms/governance/find-schema-mistakes'
import { createAjvValidator } from '@/src/forms/validation/ajv-validator'
import { createInterpreter } from '@/src/forms/validation/interpreter'

/**
 * Runs the public JSON Schema Test Suite in both validators of forms, as far as it uses what a form may use:
 * `node scripts/run.mjs scripts/json-schema-suite.ts CHECKOUT`.
 * The suite is not part of the project. @see https://github.com/json-schema-org/JSON-Schema-Test-Suite
 */

const suite = z.array(
  z.object({
    description: z.string(),
    schema: z.unknown(),
    tests: z.array(z.object({ description: z.string(), data: z.unknown(), valid: z.boolean() })),
  }),
)

/** Names that no field can have, see src/forms/definition/field-key.ts. */
const impossible = 'properties whose names are Javascript object property names'

/** No schema of the suite asks what day it is. */
const anyDay = '2026-11-21'

const [, , checkout] = process.argv
if (!checkout) throw new Error('Say where a checkout of the suite is')
const folder = `${checkout}/tests/draft2020-12`
const count = { groups: 0, tests: 0, left: 0 }
const differences: string[] = []

for (const path of globSync([`${folder}/*.json`, `${folder}/optional/*.json`]).sort()) {
  for (const { description, schema, tests } of suite.parse(JSON.parse(readFileSync(path, 'utf8')))) {
    if (!isJsonObject(schema) || description === impossible || findSchemaMistakes(schema).length > 0) {
      count.left += 1
      continue
    }
    count.groups += 1
    count.tests += tests.length
    const validators = { Ajv: createAjvValidator(schema, anyDay), interpreter: createInterpreter(schema, anyDay) }
    for (const [name, validator] of Object.entries(validators)) {
      for (const test of tests.filter(({ data, valid }) => validator.check(data).isValid !== valid)) {
        differences.push(`${name}: ${relative(folder, path)}: ${description}: ${test.description}`)
      }
    }
  }
}

for (const difference of differences) process.stderr.write(`${difference}\n`)
process.stdout.write(
  `${count.tests} tests in ${count.groups} groups that a form may use; ${count.left} groups left out.\n`,
)
process.stdout.write(`${differences.length} verdicts differ from the suite's.\n`)
process.exitCode = differences.length === 0 && count.tests > 0 ? 0 : 1
