import type { FieldTypeNames } from './field-type-folders'

/** A new type of question as it begins: a line of text, complete enough to pass every check. */
export function toFieldTypeFiles({ folder, type, question }: FieldTypeNames): Readonly<Record<string, string>> {
  const words = folder.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    'definition.ts': `import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

const longest = 200

const field = z.object({ ...questionParts, type: z.literal('${type}') })
export type ${question} = z.infer<typeof field>

const schema = z.strictObject({ type: z.literal('string'), maxLength: z.literal(longest) })

export const ${type}Definition = defineField({
  field,
  toSchema: () => ({ type: 'string', maxLength: longest }),
  readSchema: (value) => {
    schema.parse(value)
    return {}
  },
  toWidget: () => 'text',
})
`,
    'answer.ts': `import { type AnswerRules, drawText, readTyped } from '../answer-rules'

export const ${type}Answer: AnswerRules = {
  posted: 'text',
  read: readTyped(({ line }) => line),
  toDrawing: drawText,
}
`,
    'texts.ts': `import type { FieldTexts } from '../field-texts'

export const ${type}Texts: FieldTexts = {
  name: { pt: '${title}', en: '${title}' },
  purpose: { pt: '${title}.', en: '${title}.' },
  word: { pt: '${words}', en: '${words}' },
}
`,
    'language.ts': `import type { FieldLanguage } from '../field-language'
import type { ${question} } from './definition'

export const ${type}Language: FieldLanguage<${question}> = {
  rules: () => ['tooLong'],
  errorValues: () => ({ limit: 200 }),
}
`,
    'governance.ts': `import { type FieldGovernance, onlyAnswered } from '../field-governance'
import type { ${question} } from './definition'

export const ${type}Governance: FieldGovernance<${question}> = onlyAnswered
`,
    'builder.ts': `import type { FieldBuilder } from '../field-builder'
import type { ${question} } from './definition'

export const ${type}Builder: FieldBuilder<${question}> = {
  icon: 'pencil',
  settings: [],
}
`,
    'foreign.ts': `import type { ForeignField } from '../foreign-field'

export const ${type}Foreign: ForeignField = { takes: () => null }
`,
    'field-type.ts': `import { defineFieldType } from '../define-field-type'
import { ${type}Builder as builder } from './builder'
import type { ${question} } from './definition'
import { ${type}Foreign as foreign } from './foreign'
import { ${type}Governance as governance } from './governance'
import { ${type}Language as language } from './language'
import { ${type}Texts as texts } from './texts'

export const ${type}Type = defineFieldType<${question}>({ texts, language, governance, builder, foreign })
`,
  }
}
