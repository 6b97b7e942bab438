import { defineBlock } from '@/src/cms/fields/define-block'
import { bodyField } from '@/src/cms/fields/rich-text'
import { choiceField } from '@/src/cms/fields/select'
import { titleField } from '@/src/cms/fields/text'

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
