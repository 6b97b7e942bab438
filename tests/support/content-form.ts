import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'

const stored = z.looseObject({ definition: z.looseObject({}) })

/** A form of the content that a new site begins with, by its key. @throws where there is none, or it is no form */
export function readContentForm(key: string): FormDefinition {
  const { definition } = stored.parse(parse(readFileSync(`site/content/forms/${key}.yaml`, 'utf8')))
  return parseFormDefinition({ ...definition, key })
}
