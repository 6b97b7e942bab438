import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { requireKnownProduct } from '@/src/fields/require-known-product'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { labelField, leadField, noteField, titleField, valueField } from '@/src/fields/text'

export const simulatorSlotConfig = defineBlock({
  slug: 'simulatorSlot',
  interfaceName: 'SimulatorSlotBlock',
  group: 'tool',
  label: { pt: 'Simulador', en: 'Simulator' },
  plural: { pt: 'Simuladores', en: 'Simulators' },
  fields: [
    titleField(),
    leadField(),
    choiceField({
      name: 'simulatorKey',
      label: { pt: 'Simulador', en: 'Simulator' },
      enumName: 'SimulatorKey',
      choices: {
        credit: { pt: 'Crédito', en: 'Credit' },
        termDeposit: { pt: 'Depósito a prazo', en: 'Term deposit' },
        stepwise: { pt: 'Escrito em passos', en: 'Written as steps' },
      },
    }),
    {
      name: 'simulator',
      type: 'relationship',
      relationTo: 'simulators',
      label: { pt: 'Documento do simulador', en: 'Simulator document' },
      admin: {
        description: {
          pt: 'Sem ele, ou enquanto não estiver publicado, aparece só o exemplo.',
          en: 'Without it, or while it is not published, only the example is shown.',
        },
      },
    },
    {
      name: 'productKey',
      type: 'text',
      label: { pt: 'Produto escolhido de início', en: 'Product chosen at first' },
      admin: {
        description: {
          pt: 'A chave de um produto do simulador. Vazio: o primeiro.',
          en: 'The key of a product of the simulator. Empty: the first.',
        },
      },
      validate: requireKnownProduct,
    },
    rowsField({
      name: 'examples',
      label: { pt: 'Exemplo', en: 'Example' },
      fields: [labelField(), valueField()],
    }),
    noteField(),
    linksField(),
  ],
})
