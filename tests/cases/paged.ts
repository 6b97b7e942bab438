import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'

const isCompany = { operator: 'equals', field: 'kind', value: 'company' } as const

/** A form of four pages: one that only some are asked, a question that rests on an earlier page, a rule, and files where it is sent. */
export const paged: FormDefinition = parseFormDefinition({
  key: 'paged',
  title: { pt: 'Abrir conta', en: 'Open an account' },
  rules: [
    {
      key: 'shares',
      expression: 'sum(owners.map(o, o.share)) <= 100',
      message: { pt: 'As participações somam mais de 100 %.', en: 'The shares add up to more than 100 %.' },
      field: 'owners',
    },
    {
      key: 'income',
      expression: 'income <= limit',
      message: { pt: 'O rendimento passa o limite.', en: 'The income is above the limit.' },
      field: 'income',
    },
  ],
  fields: [
    { key: 'who', type: 'page', label: { pt: 'Quem é', en: 'Who you are' } },
    {
      key: 'kind',
      type: 'oneChoice',
      label: { pt: 'Para quem', en: 'For whom' },
      required: true,
      options: [
        { value: 'person', label: { pt: 'Para mim', en: 'For me' } },
        { value: 'company', label: { pt: 'Para uma empresa', en: 'For a company' } },
      ],
    },
    { key: 'name', type: 'text', label: { pt: 'Nome', en: 'Name' }, required: true },
    { key: 'income', type: 'number', label: { pt: 'Rendimento', en: 'Income' } },
    {
      key: 'holders',
      type: 'page',
      label: { pt: 'Titulares', en: 'Owners' },
      hint: { pt: 'Todos os que têm parte', en: 'Everybody who has a share' },
      showWhen: { tests: [isCompany] },
    },
    {
      key: 'owners',
      type: 'repeat',
      label: { pt: 'Titulares da empresa', en: 'Owners of the company' },
      itemName: { pt: 'Titular', en: 'Owner' },
      titleFrom: 'name',
      minimum: 1,
      maximum: 3,
      fields: [
        { key: 'name', type: 'text', label: { pt: 'Nome do titular', en: 'Name of the owner' }, required: true },
        {
          key: 'share',
          type: 'number',
          label: { pt: 'Participação, em %', en: 'Share, in %' },
          required: true,
          minimum: 0,
          maximum: 100,
        },
      ],
    },
    { key: 'use', type: 'page', label: { pt: 'Para que é', en: 'What it is for' } },
    { key: 'limit', type: 'number', label: { pt: 'Limite', en: 'Limit' }, required: true },
    {
      key: 'turnover',
      type: 'number',
      label: { pt: 'Volume de negócios', en: 'Turnover' },
      required: true,
      showWhen: { tests: [isCompany] },
    },
    { key: 'end', type: 'page', label: { pt: 'Declaração', en: 'Declaration' } },
    { key: 'proof', type: 'file', label: { pt: 'Comprovativo', en: 'Proof' }, kinds: ['pdf'], personal: true },
    { key: 'truth', type: 'consent', label: { pt: 'Está tudo certo', en: 'All of it is right' }, required: true },
  ],
})
