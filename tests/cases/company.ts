import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'

/** A company that opens an account, with its owners and where each of them lives: groups, in groups, answered several times. */
export const company: FormDefinition = parseFormDefinition({
  key: 'company',
  title: { pt: 'Conta de empresa', en: 'Company account' },
  rules: [
    {
      key: 'shares',
      expression: 'sum(owners.map(o, o.share)) <= 100',
      message: {
        pt: 'As participações somam mais de 100 %. Corrija-as.',
        en: 'The shares add up to more than 100 %. Correct them.',
      },
      field: 'owners',
    },
  ],
  fields: [
    { key: 'name', type: 'text', label: { pt: 'Nome da empresa', en: 'Name of the company' }, required: true },
    {
      key: 'seat',
      type: 'group',
      label: { pt: 'Sede', en: 'Seat' },
      hint: { pt: 'Como no registo', en: 'As in the register' },
      fields: [
        { key: 'street', type: 'text', label: { pt: 'Rua', en: 'Street' }, required: true },
        { key: 'country', type: 'country', label: { pt: 'País', en: 'Country' } },
      ],
    },
    {
      key: 'owners',
      type: 'repeat',
      label: { pt: 'Titulares', en: 'Owners' },
      hint: { pt: 'Todos os que têm parte', en: 'Everybody who has a share' },
      itemName: { pt: 'Titular', en: 'Owner' },
      titleFrom: 'name',
      minimum: 1,
      maximum: 10,
      fields: [
        { key: 'name', type: 'text', label: { pt: 'Nome', en: 'Name' }, required: true, personal: true },
        {
          key: 'share',
          type: 'number',
          label: { pt: 'Participação, em %', en: 'Share, in %' },
          required: true,
          minimum: 0,
          maximum: 100,
        },
        { key: 'birth', type: 'date', label: { pt: 'Nascimento', en: 'Birth' }, personal: true },
        {
          key: 'exposed',
          type: 'yesNo',
          label: { pt: 'Tem um cargo público?', en: 'In public office?' },
          required: true,
        },
        {
          key: 'office',
          type: 'text',
          label: { pt: 'Que cargo', en: 'Which office' },
          required: true,
          showWhen: { tests: [{ operator: 'equals', field: 'exposed', value: true }] },
        },
        {
          key: 'document',
          type: 'file',
          label: { pt: 'Documento', en: 'Document' },
          personal: true,
          kinds: ['pdf'],
          largest: 1_000_000,
          required: true,
        },
        {
          key: 'homes',
          type: 'repeat',
          label: { pt: 'Moradas', en: 'Addresses' },
          itemName: { pt: 'Morada', en: 'Address' },
          minimum: 0,
          maximum: 3,
          fields: [{ key: 'street', type: 'text', label: { pt: 'Rua', en: 'Street' }, required: true }],
        },
      ],
    },
  ],
})
