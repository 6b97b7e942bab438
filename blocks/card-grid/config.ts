import { defineBlock } from '@/src/fields/define-block'
import { iconField } from '@/src/fields/icon'
import { linkField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { labelField, leadField, textField, titleField, valueField } from '@/src/fields/text'

export const cardGridConfig = defineBlock({
  slug: 'cardGrid',
  interfaceName: 'CardGridBlock',
  group: 'list',
  label: { pt: 'Grelha de cartões', en: 'Card grid' },
  plural: { pt: 'Grelhas de cartões', en: 'Card grids' },
  fields: [
    titleField(),
    leadField(),
    choiceField({
      name: 'cardEmphasis',
      label: { pt: 'Destaque', en: 'Emphasis' },
      enumName: 'CardEmphasis',
      choices: { strong: { pt: 'Forte, com o número que decide', en: 'Strong, with the number that decides' } },
    }),
    rowsField({
      name: 'cards',
      label: { pt: 'Cartões', en: 'Cards' },
      fields: [iconField(), titleField(), textField(), valueField(), labelField(), linkField()],
    }),
  ],
})
