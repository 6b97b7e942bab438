import type { ReactNode } from 'react'
import type { ChoiceOption } from '@/src/forms/types/choice-option'
import { useBuilder } from '../builder-context'
import { IconButton } from '../controls/IconButton'
import { LineBox } from '../controls/LineBox'
import { Problems } from '../controls/Problems'
import { TextPair } from '../controls/TextPair'
import { addOption, moveOption, relabelOption, removeOption, revalueOption } from '../draft/edit-options'
import styles from '../form-builder.module.css'
import { optionTexts } from '../texts/option-texts'
import { PasteOptions } from './PasteOptions'

type OptionRulesProps = {
  id: number
  /** The key of the entry, by which what was published of it is known. */
  entryKey: string
  legend: string
  options: readonly ChoiceOption[]
  onChange: (options: ChoiceOption[], part: string) => void
}

const noValues: ReadonlySet<string> = new Set()

/** What can be chosen: labels in both languages, and the value that is stored. */
export function OptionRules({ id, entryKey, legend, options, onChange }: OptionRulesProps): ReactNode {
  const { say, language, published, problems, idPrefix, isReadOnly } = useBuilder()
  const fixed = published.get(entryKey)?.optionValues ?? noValues
  const own = problems.filter((problem) => problem.id === id && problem.part === 'options')
  const problemsId = own.length > 0 ? `${idPrefix}-${id}-options-problems` : undefined
  return (
    <fieldset className={styles['options']} aria-describedby={problemsId}>
      <legend>{legend}</legend>
      <Problems id={problemsId} problems={own} />
      <ol role="list">
        {options.map((option, place) => {
          const name = option.label[language] || option.value
          const isFixed = fixed.has(option.value)
          const replace = (changed: readonly ChoiceOption[], part: string) => onChange([...changed], part)
          return (
            <li key={place}>
              <TextPair
                entryId={id}
                part={`options.${place}.label`}
                label={say(optionTexts.option, { number: place + 1 })}
                value={option.label}
                onChange={(label, part) => replace(relabelOption(options, { place, label }, fixed), part)}
              />
              <LineBox
                entryId={id}
                part={`options.${place}.value`}
                label={say(optionTexts.value)}
                hint={isFixed ? say(optionTexts.fixed) : ''}
                value={option.value}
                isCode
                isFixed={isFixed}
                onChange={(value) => replace(revalueOption(options, { place, value }, fixed), `options.${place}.value`)}
              />
              {isReadOnly ? null : (
                <div className={styles['actions']}>
                  <IconButton
                    icon="up"
                    name={say(optionTexts.up, { name })}
                    isIdle={place === 0}
                    onPress={() => replace(moveOption(options, { from: place, to: place - 1 }), 'options')}
                  />
                  <IconButton
                    icon="down"
                    name={say(optionTexts.down, { name })}
                    isIdle={place === options.length - 1}
                    onPress={() => replace(moveOption(options, { from: place, to: place + 1 }), 'options')}
                  />
                  <IconButton
                    icon="delete"
                    name={say(optionTexts.remove, { name })}
                    onPress={() => replace(removeOption(options, place), 'options')}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {isReadOnly ? null : (
        <>
          <button
            type="button"
            className={styles['button']}
            onClick={() => onChange(addOption(options, fixed), 'options')}
          >
            {say(optionTexts.add)}
          </button>
          <PasteOptions options={options} fixed={fixed} onChange={(changed) => onChange(changed, 'options')} />
        </>
      )}
    </fieldset>
  )
}
