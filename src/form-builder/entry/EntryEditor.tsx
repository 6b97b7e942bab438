import type { ReactNode } from 'react'
import { type AskedAbout, type Field, isQuestion, isTyped } from '@/src/forms/definition/field'
import { useBuilder } from '../builder-context'
import { LineBox } from '../controls/LineBox'
import { TextPair } from '../controls/TextPair'
import { TickBox } from '../controls/TickBox'
import styles from '../form-builder.module.css'
import { EntryRules } from '../rules/EntryRules'
import { entryTexts } from '../texts/entry-texts'
import { ruleTexts } from '../texts/rule-texts'
import { ConditionEditor } from './ConditionEditor'
import { ErrorTexts } from './ErrorTexts'
import { RepeatRules } from './RepeatRules'

type EntryEditorProps = {
  id: number
  entry: Field
  /** The questions that its condition may ask about. */
  earlier: readonly AskedAbout[]
  /** What it holds, when it is a group. */
  held: readonly Field[]
  /** The list in which that is edited. */
  inside: ReactNode
  /** Whether a section with a condition holds it. */
  isInSection: boolean
  onChange: (entry: Field, part: string) => void
  onRename: (key: string) => void
}

/** Everything that can be said of an entry: texts, rules, when it is shown, its own error messages, its key. */
export function EntryEditor(props: EntryEditorProps): ReactNode {
  const { id, entry, earlier, held, inside, isInSection, onChange, onRename } = props
  const { say, published } = useBuilder()
  const isFixed = published.has(entry.key)
  return (
    <div className={styles['editor']}>
      <EntryTexts id={id} entry={entry} onChange={onChange} />
      {isQuestion(entry) ? (
        <fieldset className={styles['group']}>
          <legend>{say(entryTexts.rules)}</legend>
          {isTyped(entry) ? (
            <TickBox
              entryId={id}
              part="required"
              label={say(ruleTexts.required)}
              value={entry.required}
              onChange={(required) => onChange({ ...entry, required }, 'required')}
            />
          ) : null}
          <TickBox
            entryId={id}
            part="personal"
            label={say(ruleTexts.personal)}
            value={entry.personal}
            onChange={(personal) => onChange({ ...entry, personal }, 'personal')}
          />
          <div className={styles['rules']}>
            <EntryRules id={id} entry={entry} onChange={onChange} />
          </div>
        </fieldset>
      ) : null}
      {entry.type === 'repeat' ? <RepeatRules id={id} entry={entry} held={held} onChange={onChange} /> : null}
      {inside}
      {isInSection || entry.leavesSection ? (
        <TickBox
          entryId={id}
          part="leavesSection"
          label={say(entryTexts.leavesSection)}
          value={entry.leavesSection}
          onChange={(leavesSection) => onChange({ ...entry, leavesSection }, 'leavesSection')}
        />
      ) : null}
      <ConditionEditor
        id={id}
        condition={entry.showWhen}
        earlier={earlier}
        onChange={(showWhen, part) => onChange({ ...entry, showWhen }, part)}
      />
      {isTyped(entry) ? (
        <ErrorTexts id={id} question={entry} onChange={(errors, part) => onChange({ ...entry, errors }, part)} />
      ) : null}
      <LineBox
        entryId={id}
        part="key"
        label={say(entryTexts.key)}
        hint={say(isFixed ? entryTexts.keyFixed : entryTexts.keyHint)}
        value={entry.key}
        isCode
        isFixed={isFixed}
        onChange={onRename}
      />
    </div>
  )
}

type EntryTextsProps = Pick<EntryEditorProps, 'id' | 'entry' | 'onChange'>

function EntryTexts({ id, entry, onChange }: EntryTextsProps): ReactNode {
  const { say } = useBuilder()
  if (entry.type === 'information') {
    return (
      <TextPair
        entryId={id}
        part="text"
        label={say(entryTexts.text)}
        value={entry.text}
        rows={5}
        onChange={(text, part) => onChange({ ...entry, text }, part)}
      />
    )
  }
  return (
    <>
      <TextPair
        entryId={id}
        part="label"
        label={say(entry.type === 'section' || entry.type === 'page' ? entryTexts.sectionLabel : entryTexts.label)}
        value={entry.label}
        onChange={(label, part) => onChange({ ...entry, label }, part)}
      />
      <TextPair
        entryId={id}
        part="hint"
        label={say(entryTexts.hint)}
        value={entry.hint}
        rows={2}
        onChange={(hint, part) => onChange({ ...entry, hint }, part)}
      />
    </>
  )
}
