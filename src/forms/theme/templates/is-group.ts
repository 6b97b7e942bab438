import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils'

/** RJSF knows its widgets by two names. */
const groups: ReadonlySet<unknown> = new Set(['radio', 'RadioWidget', 'checkboxes', 'CheckboxesWidget', 'dateParts'])

/** Whether a question is asked by several controls, which need a name together. */
export function isGroup(_schema: RJSFSchema, uiSchema: UiSchema | undefined): boolean {
  return groups.has(getUiOptions(uiSchema).widget)
}
