import type { Field } from 'payload'
import { choiceKeyField, choiceKeysField } from '@/src/fields/choice-key'
import { defineBlock } from '@/src/fields/define-block'
import { linkField, linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { labelField, leadField, noteField, textField, titleField, valueField } from '@/src/fields/text'

const ownKey = () =>
  choiceKeyField({
    name: 'choiceKey',
    label: { pt: 'Chave', en: 'Key' },
    description: { pt: 'Por exemplo «salario». Fica no endereço.', en: 'Such as “salary”. It stands in the address.' },
  })

const answerKey = (description: { pt: string; en: string }) =>
  choiceKeyField({ name: 'answerKey', label: { pt: 'Chave da resposta', en: 'Key of the answer' }, description })

const answers = (): Field =>
  rowsField({
    name: 'answers',
    label: { pt: 'Respostas', en: 'Answers' },
    fields: [
      ownKey(),
      titleField(),
      textField(),
      choiceKeysField({
        name: 'excludes',
        label: { pt: 'Exclui', en: 'Rules out' },
        description: {
          pt: 'As chaves dos resultados que deixam de servir a quem responde assim.',
          en: 'The keys of the outcomes that no longer suit whoever answers so.',
        },
      }),
    ],
  })

const outcomeRows = (): Field[] => [
  rowsField({
    name: 'reasons',
    label: { pt: 'Razões', en: 'Reasons' },
    fields: [
      answerKey({ pt: 'A resposta de que a razão nasce.', en: 'The answer that the reason comes from.' }),
      textField(),
    ],
  }),
  rowsField({
    name: 'papers',
    label: { pt: 'O que levar', en: 'What to take along' },
    fields: [
      answerKey({
        pt: 'Só para quem respondeu assim. Vazio: para todos.',
        en: 'Only for who answered so. Empty: for all.',
      }),
      titleField(),
      textField(),
    ],
  }),
]

export const guidedChoiceConfig = defineBlock({
  slug: 'guidedChoice',
  interfaceName: 'GuidedChoiceBlock',
  group: 'tool',
  label: { pt: 'Escolha guiada', en: 'Guided choice' },
  plural: { pt: 'Escolhas guiadas', en: 'Guided choices' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'questions',
      label: { pt: 'Perguntas', en: 'Questions' },
      maxRows: 3,
      fields: [
        titleField(),
        textField(),
        choiceKeysField({
          name: 'onlyFor',
          label: { pt: 'Só enquanto servem', en: 'Only while these may suit' },
          description: {
            pt: 'As chaves dos resultados entre os quais a pergunta decide. Vazio: pergunta-se sempre.',
            en: 'The keys of the outcomes that the question decides between. Empty: it is always asked.',
          },
        }),
        answers(),
      ],
    }),
    rowsField({
      name: 'outcomes',
      label: { pt: 'Resultados, do preferido ao último', en: 'Outcomes, the preferred one first' },
      fields: [ownKey(), titleField(), textField(), valueField(), labelField(), linkField(), ...outcomeRows()],
    }),
    noteField(),
    linksField(),
  ],
})
