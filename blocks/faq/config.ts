import { defineBlock } from '@/src/fields/define-block'
import { richTextField } from '@/src/fields/rich-text'
import { rowsField } from '@/src/fields/rows'
import { leadField, lineField, titleField } from '@/src/fields/text'

export const faqConfig = defineBlock({
  slug: 'faq',
  interfaceName: 'FaqBlock',
  group: 'text',
  label: { pt: 'Perguntas frequentes', en: 'Questions and answers' },
  plural: { pt: 'Perguntas frequentes', en: 'Questions and answers' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'questions',
      label: { pt: 'Perguntas', en: 'Questions' },
      fields: [
        lineField({ name: 'question', label: { pt: 'Pergunta', en: 'Question' } }),
        richTextField({ name: 'answer', label: { pt: 'Resposta', en: 'Answer' } }),
      ],
    }),
  ],
})
