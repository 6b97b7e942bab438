import { defineBlock } from '@/src/cms/fields/define-block'
import { linksField } from '@/src/cms/fields/link'
import { rowsField } from '@/src/cms/fields/rows'
import { choiceField } from '@/src/cms/fields/select'
import { labelField, leadField, noteField, titleField, valueField } from '@/src/cms/fields/text'

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
      },
    }),
    rowsField({
      name: 'examples',
      label: { pt: 'Exemplo', en: 'Example' },
      fields: [labelField(), valueField()],
    }),
    noteField(),
    linksField(),
  ],
})
