import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'

const page = (key: string, pt: string, en: string) => ({ key, type: 'page', label: { pt, en } })

/** A form of three pages, of which the second calculates from the first, also in each answer to a group. */
export const calculatingPages: FormDefinition = parseFormDefinition({
  key: 'calculatingPages',
  title: { pt: 'Pedido de empréstimo', en: 'Loan' },
  fields: [
    page('who', 'Quem pede', 'Who asks'),
    { key: 'name', type: 'text', label: { pt: 'Nome', en: 'Name' } },
    { key: 'income', type: 'amount', label: { pt: 'Rendimento', en: 'Income' }, minimum: 1, required: true },
    {
      key: 'owners',
      type: 'repeat',
      label: { pt: 'Titulares', en: 'Owners' },
      itemName: { pt: 'Titular', en: 'Owner' },
      minimum: 1,
      maximum: 4,
      fields: [
        { key: 'owner', type: 'text', label: { pt: 'Titular', en: 'Name of the owner' } },
        { key: 'share', type: 'number', label: { pt: 'Participação', en: 'Share' }, minimum: 0, maximum: 100 },
        {
          ...{ key: 'part', type: 'calculated', label: { pt: 'Parte do rendimento', en: 'Part of the income' } },
          ...{ expression: 'income * share / 100', unit: 'AOA' },
        },
      ],
    },
    page('what', 'O que pede', 'What is asked'),
    { key: 'instalment', type: 'amount', label: { pt: 'Prestação', en: 'Instalment' } },
    {
      ...{ key: 'effort', type: 'calculated', label: { pt: 'Taxa de esforço', en: 'Effort' } },
      ...{ expression: 'instalment / income * 100', unit: 'percent', decimals: 1 },
    },
    {
      ...{ key: 'left', type: 'calculated', label: { pt: 'Por distribuir', en: 'Left' } },
      ...{ expression: '100 - sum(owners.map(o, o.share))', unit: 'percent', decimals: 0 },
    },
    {
      ...{ key: 'spare', type: 'calculated', label: { pt: 'Sobra', en: 'Spare' } },
      ...{ expression: 'sum(owners.map(o, o.part)) - instalment', unit: 'AOA' },
    },
    page('end', 'Declaração', 'Declaration'),
    { key: 'truth', type: 'consent', label: { pt: 'Está certo', en: 'All of it is right' }, required: true },
  ],
})
