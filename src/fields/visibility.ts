import type { CollapsibleField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }

/** Whether visitors see a block, and from which day to which. */
export const visibilityFields = (): CollapsibleField => ({
  type: 'collapsible',
  label: staffTexts.visibility.visibilityFields.label,
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'hidden',
      type: 'checkbox',
      label: staffTexts.visibility.visibilityFields.hidden.label,
    },
    {
      name: 'visibleFrom',
      type: 'date',
      label: staffTexts.visibility.visibilityFields.visibleFrom.label,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'visibleUntil',
      type: 'date',
      label: staffTexts.visibility.visibilityFields.visibleUntil.label,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
  ],
})
