import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }

/** How far a release is. `running` outlives a crash: what is left is carried out after the next start. */
export const releaseStates = ['planned', 'running', 'done', 'failed'] as const

const labels = staffTexts.releases.labels

/** Several approved requests that go live together. Written by the steps of the workflow only. */
export const releases: CollectionConfig<'releases'> = {
  slug: 'releases',
  labels: staffTexts.releases.names,
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'dueAt', 'failure'],
    group: staffTexts.releases.group,
    components: { beforeListTable: ['/studio/releases/ReleasePlan#ReleasePlan'] },
  },
  access: { create: () => false, read: ({ req }) => Boolean(req.user), update: () => false, delete: () => false },
  fields: [
    { name: 'name', type: 'text', required: true, label: staffTexts.releases.name.label },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: staffTexts.releases.state.label,
      options: releaseStates.map((value) => ({ value, label: labels[value] })),
    },
    {
      name: 'items',
      type: 'relationship',
      relationTo: 'reviews',
      hasMany: true,
      label: staffTexts.releases.items.label,
    },
    {
      name: 'dueAt',
      type: 'date',
      label: staffTexts.releases.dueAt.label,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'failure', type: 'textarea', label: staffTexts.releases.failure.label },
  ],
}
