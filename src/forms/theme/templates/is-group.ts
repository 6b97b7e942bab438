import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils'

const groups: ReadonlySet<unknown> = new Set(['radio', 'checkboxes', 'dateParts'])

/** Whether a question is asked by several controls, which need a name together. */
export function isGroup(_schema: RJSFSchema, uiSchema: UiSchema | undefined): boolean {
  return groups.has(getUiOptions(uiSchema).widget)
}
