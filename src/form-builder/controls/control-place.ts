import { useBuilder } from '../builder-context'
import { problemsAt } from '../problems/draft-problem'

/** Which value a control edits: of which entry (null: of the form), by the path of the value in it. */
export type ControlPlace = { entryId: number | null; part: string }

/** The ids of a control and of what is wrong with it. */
export function useControlPlace({ entryId, part }: ControlPlace) {
  const { idPrefix, problems } = useBuilder()
  const id = toControlId(idPrefix, { entryId, part })
  const own = problemsAt(problems, entryId, part)
  return {
    id,
    problems: own,
    /** For `aria-describedby`: only while there is something to describe. */
    problemsId: own.length > 0 ? `${id}-problems` : undefined,
    // What is not written yet is no mistake of who is writing.
    isInvalid: own.some(({ blocks }) => blocks === 'saving') || undefined,
  }
}

/** The id of the control that edits a value. */
export function toControlId(idPrefix: string, { entryId, part }: ControlPlace): string {
  return [idPrefix, entryId ?? 'form', part.replaceAll('.', '-')].join('-')
}
