import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { leadField, textField, titleField, valueField } from '@/src/fields/text'

export const cardFaceConfig = defineBlock({
  slug: 'cardFace',
  interfaceName: 'CardFaceBlock',
  group: 'product',
  label: { pt: 'Cartão bancário', en: 'Bank card' },
  plural: { pt: 'Cartões bancários', en: 'Bank cards' },
  fields: [
    titleField(),
    leadField(),
    choiceField({
      name: 'cardTier',
      label: { pt: 'Tipo de cartão', en: 'Card tier' },
      enumName: 'CardTier',
      choices: {
        debit: { pt: 'Débito', en: 'Debit' },
        prepaid: { pt: 'Pré-pago', en: 'Prepaid' },
        gold: { pt: 'Mastercard Gold', en: 'Mastercard Gold' },
        world: { pt: 'Mastercard World', en: 'Mastercard World' },
        corporateDebit: { pt: 'Débito empresas', en: 'Corporate debit' },
        corporateGold: { pt: 'Mastercard Gold empresas', en: 'Corporate Mastercard Gold' },
        corporateWorld: { pt: 'Mastercard World empresas', en: 'Corporate Mastercard World' },
      },
    }),
    rowsField({
      name: 'benefits',
      label: { pt: 'Benefícios', en: 'Benefits' },
      fields: [valueField(), titleField(), textField()],
    }),
    linksField(),
  ],
})
