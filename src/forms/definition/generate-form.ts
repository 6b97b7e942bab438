import { inLocales } from '@/src/i18n/locales'
import type { FormDefinition } from './form-definition'
import type { GeneratedForm } from './generated-form'
import { toFormSchema } from './to-form-schema'
import { toUiSchema } from './to-ui-schema'
import { toWrittenTexts } from './to-written-texts'

/**
 * A form as machines read it. The list must be sound: keys used once, conditions about earlier questions.
 * @see findStructureMistakes in ../governance
 */
export function generateForm(definition: FormDefinition): GeneratedForm {
  return {
    key: definition.key,
    schema: toFormSchema(definition),
    uiSchema: toUiSchema(definition),
    texts: inLocales((locale) => toWrittenTexts(definition, locale)),
  }
}
