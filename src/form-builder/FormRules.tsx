import type { ReactNode } from 'react'
import type { Field } from '@/src/forms/definition/field'
import type { FormRule } from '@/src/forms/definition/form-rule'
import { toFreeKey } from '@/src/forms/definition/made-key'
import { toNameOfKey } from '@/src/forms/governance/entry-name'
import { toRulePlaces } from '@/src/forms/governance/find-rule-mistakes'
import { inLocales } from '@/src/i18n/locales'
import { useBuilder } from './builder-context'
import { ChoiceBox } from './controls/ChoiceBox'
import { IconButton } from './controls/IconButton'
import { LineBox } from './controls/LineBox'
import { TextPair } from './controls/TextPair'
import styles from './form-builder.module.css'
import { formRuleTexts } from './texts/form-rule-texts'

type FormRulesProps = {
  rules: readonly FormRule[]
  /** What rules can speak of. */
  fields: readonly Field[]
  onChange: (rules: FormRule[], part: string) => void
}

/** What answers have to keep together, each with its message and where that stands. */
export function FormRules({ rules, fields, onChange }: FormRulesProps): ReactNode {
  const { say, language, isReadOnly } = useBuilder()
  const places = toRulePlaces([...fields])
  const change = (place: number, changed: Partial<FormRule>, part: string) =>
    onChange(
      rules.map((rule, at) => (at === place ? { ...rule, ...changed } : rule)),
      `rules.${place}.${part}`,
    )
  const add = () => {
    const key = toFreeKey('rule', new Set(rules.map((rule) => rule.key)))
    onChange([...rules, { key, expression: '', message: inLocales(() => ''), field: places[0] ?? '' }], 'rules')
  }
  return (
    <>
      <p className={styles['hint']}>{say(formRuleTexts.about)}</p>
      {rules.map((rule, place) => (
        <fieldset key={place} className={styles['group']}>
          <legend>{say(formRuleTexts.rule, { number: place + 1 })}</legend>
          <LineBox
            entryId={null}
            part={`rules.${place}.key`}
            label={say(formRuleTexts.key)}
            value={rule.key}
            isCode
            onChange={(key) => change(place, { key }, 'key')}
          />
          <LineBox
            entryId={null}
            part={`rules.${place}.expression`}
            label={say(formRuleTexts.expression)}
            hint={say(formRuleTexts.expressionHint)}
            value={rule.expression}
            isCode
            onChange={(expression) => change(place, { expression }, 'expression')}
          />
          <TextPair
            entryId={null}
            part={`rules.${place}.message`}
            label={say(formRuleTexts.message)}
            value={rule.message}
            rows={2}
            onChange={(message, part) =>
              onChange(
                rules.map((old, at) => (at === place ? { ...old, message } : old)),
                part,
              )
            }
          />
          <ChoiceBox
            entryId={null}
            part={`rules.${place}.field`}
            label={say(formRuleTexts.field)}
            value={rule.field}
            choices={places.map((value) => ({
              value,
              label: toNameOfKey({ fields: [...fields] }, { key: value, locale: language }),
            }))}
            onChange={(field) => change(place, { field }, 'field')}
          />
          {isReadOnly ? null : (
            <IconButton
              icon="delete"
              name={say(formRuleTexts.remove, { number: place + 1 })}
              onPress={() =>
                onChange(
                  rules.filter((_rule, at) => at !== place),
                  'rules',
                )
              }
            />
          )}
        </fieldset>
      ))}
      {isReadOnly ? null : (
        <button type="button" className={styles['button']} onClick={add}>
          {say(formRuleTexts.add)}
        </button>
      )}
    </>
  )
}
