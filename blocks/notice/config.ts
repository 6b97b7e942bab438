import { defineBlock } from '@/src/fields/define-block'
import { bodyField } from '@/src/fields/rich-text'
import { choiceField } from '@/src/fields/select'
import { titleField } from '@/src/fields/text'

export const noticeConfig = defineBlock({
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  group: 'text',
  label: { pt: 'Aviso', en: 'Notice' },
  plural: { pt: 'Avisos', en: 'Notices' },
  fields: [
    choiceField({
      name: 'noticeKind',
      label: { pt: 'Tipo de aviso', en: 'Kind of notice' },
      enumName: 'NoticeKind',
      choices: {
        info: { pt: 'Informação', en: 'Information' },
        security: { pt: 'Segurança', en: 'Security' },
        legal: { pt: 'Legal', en: 'Legal' },
      },
    }),
    titleField(),
    bodyField(),
  ],
})
