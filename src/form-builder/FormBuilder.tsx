import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'
import type { Locale } from '@/src/i18n/locales'
import { BuilderContextProvider } from './builder-context'
import type { CasesAtLastSave } from './cases/cases-at-last-save'
import { FormCases } from './cases/FormCases'
import { ButtonChoice } from './controls/ButtonChoice'
import { toControlId } from './controls/control-place'
import { IconButton } from './controls/IconButton'
import type { DraftEdit } from './draft/edit-draft'
import { type FormDraft, groupsOf, toDefinition } from './draft/form-draft'
import { ExpertPanel } from './expert/ExpertPanel'
import { FormRules } from './FormRules'
import { FormTexts } from './FormTexts'
import { FilePanel } from './file/FilePanel'
import styles from './form-builder.module.css'
import { toAnnouncement } from './list/announcement'
import { EntryList } from './list/EntryList'
import { Preview } from './preview/Preview'
import { toFormJson, toSoundForm } from './preview/sound-form'
import type { DraftProblem } from './problems/draft-problem'
import { findDraftProblems } from './problems/find-draft-problems'
import { ProblemSummary } from './problems/ProblemSummary'
import { sayText } from './texts/builder-language'
import { builderTexts } from './texts/builder-texts'
import { listTexts } from './texts/list-texts'
import { type DraftHistoryOptions, useDraftHistory } from './use-draft-history'

export type FormBuilderProps = DraftHistoryOptions & {
  idPrefix: string
  /** The language of the admin. */
  language: Locale
  isExpert: boolean
  isReadOnly: boolean
  /** The document of the form; null until it was saved once. */
  formId: number | null
  /** What is shown of review and publication. */
  review: ReactNode
  /** How golden cases turned out on the server when the form was saved last; null where it was not asked, or could not judge them. */
  atLastSave: CasesAtLastSave | null
}

type View = 'fields' | 'texts' | 'rules' | 'cases' | 'file' | 'json' | 'review'

/** The editor of a form: its entries and texts with a preview beside, the JSON behind them, its review and publication. */
export function FormBuilder({
  idPrefix,
  language,
  published,
  isExpert,
  isReadOnly,
  formId,
  review,
  atLastSave,
  ...rest
}: FormBuilderProps): ReactNode {
  const { draft, canUndo, canRedo, edit, undo, redo } = useDraftHistory({ published, ...rest })
  const [view, setView] = useState<View>('fields')
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const problems = useMemo(() => findDraftProblems(draft, language), [draft, language])
  const sound = useMemo(() => toSoundForm(draft), [draft])
  const [shown, setShown] = useState(sound)
  const say = (text: Readonly<Record<Locale, string>>) => sayText(text, language)

  useEffect(() => {
    if (sound) setShown(sound)
  }, [sound])

  useEffect(() => {
    if (wanted === null) return
    document.getElementById(wanted)?.focus()
    setWanted(null)
  }, [wanted])

  const change = (what: DraftEdit, place?: string) => {
    const id = draft.nextId
    const after = edit(what, place ?? null)
    setSaid(toAnnouncement({ edit: what, before: draft, after }, language))
    if (what.kind === 'add' || what.kind === 'addFromLibrary') setOpen(new Set([...open, id]))
  }
  const step = (what: 'undo' | 'redo') => {
    if (what === 'undo') undo()
    else redo()
    setSaid(say(what === 'undo' ? listTexts.undone : listTexts.redone))
  }
  const goTo = ({ id, part }: DraftProblem) => {
    setView(id !== null || part === 'fields' ? 'fields' : toViewOfForm(part))
    if (id !== null) setOpen(new Set([...open, ...groupsOf(draft, id).map((group) => group.id), id]))
    setWanted(toControlId(idPrefix, { entryId: id, part }))
  }
  const toggle = (id: number) => {
    const rest = new Set(open)
    if (!rest.delete(id)) rest.add(id)
    setOpen(rest)
  }
  const views = [
    { value: 'fields' as const, label: say(builderTexts.fields) },
    { value: 'texts' as const, label: say(builderTexts.texts) },
    { value: 'rules' as const, label: say(builderTexts.rules) },
    { value: 'cases' as const, label: say(builderTexts.cases) },
    { value: 'file' as const, label: say(builderTexts.file) },
    { value: 'json' as const, label: say(builderTexts.json) },
    { value: 'review' as const, label: say(builderTexts.review) },
  ]
  return (
    <BuilderContextProvider value={{ language, idPrefix, published, problems, isExpert, isReadOnly }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for what its buttons do */}
      <div
        className={styles['builder']}
        onKeyDown={(event) => {
          const what = toStep(event)
          if (!what || isReadOnly) return
          event.preventDefault()
          step(what)
        }}
      >
        <div className={styles['bar']}>
          <ButtonChoice label={say(builderTexts.views)} value={view} choices={views} onChange={setView} />
          {isReadOnly ? null : (
            <div className={styles['actions']}>
              <IconButton icon="undo" name={say(listTexts.undo)} isIdle={!canUndo} onPress={() => step('undo')} />
              <IconButton icon="redo" name={say(listTexts.redo)} isIdle={!canRedo} onPress={() => step('redo')} />
            </div>
          )}
        </div>
        <p role="status" className={styles['unseen']}>
          {said}
        </p>
        {view === 'review' ? review : null}
        {view === 'json' ? (
          <ExpertPanel
            formKey={draft.form.key}
            json={toFormJson(sound)}
            onReplace={(definition) => change({ kind: 'replace', definition })}
          />
        ) : null}
        {view !== 'review' && view !== 'json' ? (
          <div className={styles['columns']}>
            <div>
              <ProblemSummary draft={draft} onGo={goTo} />
              {view === 'fields' ? (
                <EntryList draft={draft} open={open} onToggle={toggle} onEdit={change} />
              ) : view === 'rules' ? (
                <FormRules
                  rules={draft.form.rules}
                  fields={toDefinition(draft).fields}
                  onChange={(rules, part) => change({ kind: 'changeForm', form: { ...draft.form, rules } }, part)}
                />
              ) : view === 'file' ? (
                <FilePanel
                  form={toSaveable(draft)}
                  formKey={draft.form.key}
                  formId={formId}
                  onReplace={(definition) => change({ kind: 'replace', definition })}
                />
              ) : view === 'cases' ? (
                <FormCases
                  definition={toDefinition(draft)}
                  {...{ sound, atLastSave }}
                  onChange={(cases, part) => change({ kind: 'changeForm', form: { ...draft.form, cases } }, part)}
                />
              ) : (
                <FormTexts form={draft.form} onChange={(form, part) => change({ kind: 'changeForm', form }, part)} />
              )}
            </div>
            <Preview form={shown} isStale={sound === null} />
          </div>
        ) : null}
      </div>
    </BuilderContextProvider>
  )
}

/** The form of a draft, as it would be saved; null while it breaks its shape. */
function toSaveable(draft: FormDraft): FormDefinition | null {
  return formDefinition.safeParse(toDefinition(draft)).data ?? null
}

/** Where the part of a form is edited that is about no entry. */
function toViewOfForm(part: string): View {
  if (part.startsWith('cases')) return 'cases'
  return part.startsWith('rules') ? 'rules' : 'texts'
}

/** What the keyboard asks for outside of texts, which have an undo of their own. */
function toStep({ target, key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  const isInText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  if (isInText || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return 'redo'
  return key.toLowerCase() === 'z' ? 'undo' : null
}
