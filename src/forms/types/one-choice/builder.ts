import type { FieldBuilder } from '../field-builder'
import { choiceSetting, optionsSetting } from '../settings'
import { choiceDisplay, type OneChoiceQuestion } from './definition'

const displayLabels = {
  radios: { pt: 'Todas as opções à vista', en: 'All options in sight' },
  select: { pt: 'Uma lista que se abre', en: 'A list that opens' },
}

export const oneChoiceBuilder: FieldBuilder<OneChoiceQuestion> = {
  icon: 'circle-dot',
  start: { options: [] },
  settings: [
    optionsSetting(),
    choiceSetting({
      part: 'display',
      label: { pt: 'Como se mostra', en: 'How it is shown' },
      values: choiceDisplay.options,
      toLabel: (display, locale) => displayLabels[display][locale],
      read: ({ display }: OneChoiceQuestion) => display,
      write: (question, display) => ({ ...question, display }),
    }),
  ],
}
