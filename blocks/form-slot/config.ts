import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { leadField, textField, titleField } from '@/src/fields/text'

export const formSlotConfig = defineBlock({
  slug: 'formSlot',
  interfaceName: 'FormSlotBlock',
  group: 'tool',
  label: { pt: 'Formulário', en: 'Form' },
  plural: { pt: 'Formulários', en: 'Forms' },
  fields: [
    titleField(),
    leadField(),
    choiceField({
      name: 'formKey',
      label: { pt: 'Formulário', en: 'Form' },
      enumName: 'FormKey',
      choices: {
        whistleblowing: { pt: 'Denúncia', en: 'Report' },
        jobApplication: { pt: 'Candidatura', en: 'Job application' },
        newsletter: { pt: 'Newsletter', en: 'Newsletter' },
      },
    }),
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      label: { pt: 'Documento do formulário', en: 'Form document' },
      admin: {
        description: {
          pt: 'Sem ele, ou enquanto não estiver publicado, aparece o aviso de que abre em breve.',
          en: 'Without it, or while it is not published, a notice says that it opens soon.',
        },
      },
    },
    rowsField({
      name: 'preparation',
      label: { pt: 'O que preparar', en: 'What to prepare' },
      fields: [textField()],
    }),
    linksField(),
  ],
})
