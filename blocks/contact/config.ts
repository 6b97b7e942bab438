import { defineBlock } from '@/src/fields/define-block'
import { iconField } from '@/src/fields/icon'
import { linkField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { leadField, textField, titleField } from '@/src/fields/text'

export const contactConfig = defineBlock({
  slug: 'contact',
  interfaceName: 'ContactBlock',
  group: 'bank',
  label: { pt: 'Contactos e apoio', en: 'Contact and support' },
  plural: { pt: 'Contactos e apoio', en: 'Contact and support' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'channels',
      label: { pt: 'Canais', en: 'Channels' },
      fields: [iconField(), titleField(), textField(), linkField()],
    }),
  ],
})
