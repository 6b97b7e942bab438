import { Fragment, type ReactElement, type ReactNode } from 'react'
import { toPlaceName } from '../../definition/show-name'
import type { EntryInLanguage, SectionInLanguage } from '../../language/form-in-language'
import type { ThemeContext } from '../theme-context'

type FormEntriesProps = {
  /** Begins the ids of the form's elements. */
  id: string
  context: ThemeContext
  controls: ReadonlyMap<string, ReactElement>
  /** Those of the form, or of a group in it. */
  entries?: readonly EntryInLanguage[]
  /** To the answer of the group. */
  path?: readonly (string | number)[]
  /** The keys of the groups that hold them. */
  groups?: readonly string[]
}

/** The list of a form as it is read: what stands before the first heading, then each section. */
export function FormEntries({
  id,
  context,
  controls,
  entries = context.form.entries,
  path = [],
  groups = [],
}: FormEntriesProps): ReactNode {
  const sections = entries.filter((entry) => entry.kind === 'section')
  const draw = (list: readonly EntryInLanguage[]) =>
    list.map((entry) => (
      <Conditional key={entry.key} entry={entry} context={context} path={path} groups={groups}>
        <Entry entry={entry} controls={controls} />
      </Conditional>
    ))
  return (
    <>
      {draw(toContent(entries, null))}
      {sections.map((section) => (
        <Conditional key={section.key} entry={section} context={context} path={path} groups={groups}>
          <fieldset data-part="section" aria-describedby={section.hint ? toSectionHintId(id, section) : undefined}>
            <legend>{section.label}</legend>
            {section.hint ? (
              <p id={toSectionHintId(id, section)} data-part="hint">
                {section.hint}
              </p>
            ) : null}
            {draw(toContent(entries, section))}
          </fieldset>
        </Conditional>
      ))}
    </>
  )
}

const toSectionHintId = (id: string, { key }: SectionInLanguage): string => `${id}-${key}-hint`

/** What stands between a heading, or the beginning, and the next heading. */
function toContent(entries: readonly EntryInLanguage[], section: SectionInLanguage | null): EntryInLanguage[] {
  const start = section ? entries.indexOf(section) + 1 : 0
  const rest = entries.slice(start)
  const end = rest.findIndex(({ kind }) => kind === 'section')
  return rest.slice(0, end === -1 ? undefined : end)
}

type ConditionalProps = {
  entry: EntryInLanguage
  context: ThemeContext
  path: readonly (string | number)[]
  groups: readonly string[]
  children: ReactNode
}

/** An entry that is not always shown is always in the page, so that it can appear without script as well. */
function Conditional({ entry, context, path, groups, children }: ConditionalProps): ReactNode {
  if (!entry.isConditional) return children
  return (
    <div data-entry={toPlaceName([...groups, entry.key])} hidden={!context.shown.has([...path, entry.key].join('.'))}>
      {children}
    </div>
  )
}

function Entry({
  entry,
  controls,
}: {
  entry: EntryInLanguage
  controls: ReadonlyMap<string, ReactElement>
}): ReactNode {
  if (entry.kind === 'question' || entry.kind === 'group') return controls.get(entry.key)
  if (entry.kind === 'section' || entry.kind === 'page') return null
  return (
    <div data-part="information">
      {entry.text.split(/\n{2,}/).map((paragraph) => (
        <Fragment key={paragraph}>
          <p>{paragraph}</p>
        </Fragment>
      ))}
    </div>
  )
}
