import { defineBlock } from '@/src/cms/fields/define-block'
import { rowsField } from '@/src/cms/fields/rows'
import { choiceField } from '@/src/cms/fields/select'
import { leadField, lineField, nameField, titleField } from '@/src/cms/fields/text'

export const branchMapConfig = defineBlock({
  slug: 'branchMap',
  interfaceName: 'BranchMapBlock',
  group: 'tool',
  label: { pt: 'Rede de balcões', en: 'Branch network' },
  plural: { pt: 'Redes de balcões', en: 'Branch networks' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'branches',
      label: { pt: 'Balcões e caixas', en: 'Branches and cash points' },
      fields: [
        choiceField({
          name: 'branchKind',
          label: { pt: 'Tipo', en: 'Kind' },
          enumName: 'BranchKind',
          choices: {
            branch: { pt: 'Balcão', en: 'Branch' },
            atm: { pt: 'Caixa Multicaixa', en: 'Cash point' },
          },
        }),
        nameField(),
        lineField({ name: 'locality', label: { pt: 'Localidade', en: 'Locality' } }),
        lineField({ name: 'address', label: { pt: 'Morada', en: 'Address' } }),
        lineField({ name: 'hours', label: { pt: 'Horário', en: 'Opening hours' } }),
        { name: 'phone', type: 'text', label: { pt: 'Telefone', en: 'Telephone' } },
        { name: 'latitude', type: 'number', label: { pt: 'Latitude', en: 'Latitude' }, min: -90, max: 90 },
        { name: 'longitude', type: 'number', label: { pt: 'Longitude', en: 'Longitude' }, min: -180, max: 180 },
      ],
    }),
  ],
})
