import type { TextareaField, TextField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

type TextOptions = { name: string; label: StaffText; required?: boolean; description?: StaffText }

/**
 * One line of localized text.
 *
 * Every block takes its texts from here: GraphQL refuses a union whose members give the same field name another type or
 * nullability, so a name may only ever be built one way.
 */
export function lineField({ name, label, required = false, description }: TextOptions): TextField {
  return { name, type: 'text', label, localized: true, required, admin: description ? { description } : {} }
}

/** Several lines of localized plain text. See {@link lineField} for why blocks use nothing else. */
export function paragraphField({ name, label, required = false, description }: TextOptions): TextareaField {
  return { name, type: 'textarea', label, localized: true, required, admin: description ? { description } : {} }
}

/** The heading of a block. Heroes require it, because it is the page's only `h1`. */
export const titleField = ({ required = false } = {}): TextField =>
  lineField({ name: 'title', label: staffTexts.text.titleField.title.label, required })

/** The short line above a hero's heading. */
export const eyebrowField = (): TextField =>
  lineField({ name: 'eyebrow', label: staffTexts.text.eyebrowField.eyebrow.label })

/** The paragraph that introduces a block. */
export const leadField = (): TextareaField =>
  paragraphField({ name: 'lead', label: staffTexts.text.leadField.lead.label })

/** The plain text of a row. */
export const textField = (): TextareaField =>
  paragraphField({ name: 'text', label: staffTexts.text.textField.text.label })

/** What a value is. */
export const labelField = (): TextField => lineField({ name: 'label', label: staffTexts.text.labelField.label })

/** A figure or condition as visitors read it, with its unit. */
export const valueField = (): TextField => lineField({ name: 'value', label: staffTexts.text.valueField.value.label })

/** Small print that belongs to one row. */
export const detailField = (): TextareaField =>
  paragraphField({ name: 'detail', label: staffTexts.text.detailField.detail.label })

/** Small print that belongs to the whole block. */
export const noteField = (): TextareaField =>
  paragraphField({ name: 'note', label: staffTexts.text.noteField.note.label })

/** The name of a place, person or group of people. */
export const nameField = (): TextField => lineField({ name: 'name', label: staffTexts.text.nameField.name.label })

/** The caption below an image. */
export const captionField = (): TextareaField =>
  paragraphField({ name: 'caption', label: staffTexts.text.captionField.caption.label })
