import type { FieldBuilder } from '../field-builder'
import { choiceSetting, optionsSetting } from '../settings'
import { choiceDisplay, type OneChoiceQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

const displayLabels = texts.builder.displayLabels

export const oneChoiceBuilder: FieldBuilder<OneChoiceQuestion> = {
  icon: 'circle-dot',
  start: { options: [] },
  settings: [
    optionsSetting(),
    choiceSetting({
      part: 'display',
      label: texts.builder.display.label,
      values: choiceDisplay.options,
      toLabel: (display, locale) => displayLabels[display][locale],
      read: ({ display }: OneChoiceQuestion) => display,
      write: (question, display) => ({ ...question, display }),
    }),
  ],
}
