import type { CollapsibleField } from 'payload'

/** Whether visitors see a block, and from which day to which. */
export const visibilityFields = (): CollapsibleField => ({
  type: 'collapsible',
  label: { pt: 'Visibilidade', en: 'Visibility' },
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'hidden',
      type: 'checkbox',
      label: { pt: 'Escondido dos visitantes', en: 'Hidden from visitors' },
    },
    {
      name: 'visibleFrom',
      type: 'date',
      label: { pt: 'Visível a partir de', en: 'Visible from' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'visibleUntil',
      type: 'date',
      label: { pt: 'Visível até, inclusive', en: 'Visible until, including that day' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
  ],
})
