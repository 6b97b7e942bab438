import type { CollectionConfig } from 'payload'

/** How far a release is. `running` outlives a crash: what is left is carried out after the next start. */
export const releaseStates = ['planned', 'running', 'done', 'failed'] as const

const labels = {
  planned: { pt: 'Planeado', en: 'Planned' },
  running: { pt: 'Em curso', en: 'Running' },
  done: { pt: 'Publicado', en: 'Live' },
  failed: { pt: 'Falhou, nada mudou', en: 'Failed, nothing changed' },
} as const

/** Several approved requests that go live together. Written by the steps of the workflow only. */
export const releases: CollectionConfig<'releases'> = {
  slug: 'releases',
  labels: { singular: { pt: 'Lançamento', en: 'Release' }, plural: { pt: 'Lançamentos', en: 'Releases' } },
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'dueAt', 'failure'],
    group: { pt: 'Publicação', en: 'Publishing' },
    components: { beforeListTable: ['/studio/releases/ReleasePlan#ReleasePlan'] },
  },
  access: { create: () => false, read: ({ req }) => Boolean(req.user), update: () => false, delete: () => false },
  fields: [
    { name: 'name', type: 'text', required: true, label: { pt: 'Nome', en: 'Name' } },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: { pt: 'Estado', en: 'State' },
      options: releaseStates.map((value) => ({ value, label: labels[value] })),
    },
    {
      name: 'items',
      type: 'relationship',
      relationTo: 'reviews',
      hasMany: true,
      label: { pt: 'Pedidos', en: 'Requests' },
    },
    {
      name: 'dueAt',
      type: 'date',
      label: { pt: 'Marcado para', en: 'Due at' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'failure', type: 'textarea', label: { pt: 'Falha', en: 'Failure' } },
  ],
}
