import type { CollectionConfig, TextField } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import { reviewKinds, reviewStates } from '@/src/governance/review'

const text = (name: string, label: Bilingual): TextField => ({ name, type: 'text', label })

const kindLabels: Record<(typeof reviewKinds)[number], Bilingual> = {
  publish: { pt: 'Publicar', en: 'Publish' },
  unpublish: { pt: 'Retirar', en: 'Take back' },
  delete: { pt: 'Apagar', en: 'Delete' },
  takeDown: { pt: 'Retirada de emergência', en: 'Emergency take-down' },
}

/** What each state is called in the CMS. */
export const stateLabels: Record<(typeof reviewStates)[number], Bilingual> = {
  inReview: { pt: 'Em revisão', en: 'In review' },
  approved: { pt: 'Aprovado', en: 'Approved' },
  sentBack: { pt: 'Devolvido', en: 'Sent back' },
  withdrawn: { pt: 'Desistiu-se', en: 'Withdrawn' },
  void: { pt: 'Sem efeito: o conteúdo mudou', en: 'Void: the content changed' },
  done: { pt: 'Feito', en: 'Done' },
  toRatify: { pt: 'Por ratificar', en: 'To be ratified' },
  ratified: { pt: 'Ratificado', en: 'Ratified' },
}

/**
 * Requests to change what the public sees, each with its reason, who decided and exactly what was approved. Written by the steps
 * of the workflow only; everybody who works in the CMS reads them.
 */
export const reviews: CollectionConfig<'reviews'> = {
  slug: 'reviews',
  labels: { singular: { pt: 'Revisão', en: 'Review' }, plural: { pt: 'Revisões', en: 'Reviews' } },
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'state', 'languages', 'submittedByName', 'submittedAt', 'dueAt'],
    listSearchableFields: ['title', 'reason', 'submittedByName'],
    group: { pt: 'Publicação', en: 'Publishing' },
  },
  access: {
    create: () => false,
    read: ({ req }) => Boolean(req.user),
    update: () => false,
    delete: () => false,
  },
  fields: [
    { ...text('subject', { pt: 'Documento', en: 'Document' }), index: true, required: true },
    text('title', { pt: 'Título', en: 'Title' }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { pt: 'Pedido', en: 'Request' },
      options: reviewKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: { pt: 'Estado', en: 'State' },
      options: reviewStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    text('languages', { pt: 'Línguas', en: 'Languages' }),
    text('hash', { pt: 'Conteúdo (SHA-256)', en: 'Content (SHA-256)' }),
    { name: 'reason', type: 'textarea', label: { pt: 'Motivo', en: 'Reason' } },
    { name: 'submittedBy', type: 'number', label: { pt: 'Número de quem pediu', en: 'Number of who asked' } },
    text('submittedByName', { pt: 'Pedido por', en: 'Asked by' }),
    { name: 'submittedAt', type: 'date', label: { pt: 'Pedido em', en: 'Asked on' } },
    { name: 'decidedBy', type: 'number', label: { pt: 'Número de quem decidiu', en: 'Number of who decided' } },
    text('decidedByName', { pt: 'Decidido por', en: 'Decided by' }),
    { name: 'decidedAt', type: 'date', label: { pt: 'Decidido em', en: 'Decided on' } },
    { name: 'comment', type: 'textarea', label: { pt: 'Comentário', en: 'Comment' } },
    { name: 'verdict', type: 'textarea', label: { pt: 'Verificação', en: 'Check' } },
    {
      name: 'dueAt',
      type: 'date',
      index: true,
      label: { pt: 'Marcado para', en: 'Due at' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    text('doneLanguages', { pt: 'Línguas feitas', en: 'Languages done' }),
    { name: 'failure', type: 'textarea', label: { pt: 'Falha', en: 'Failure' } },
  ],
}
