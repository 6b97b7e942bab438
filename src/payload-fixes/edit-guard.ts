/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/17676, https://github.com/payloadcms/payload/pull/17697,
 *   https://github.com/payloadcms/payload/pull/17455
 * Test: src/payload-fixes/edit-guard.test.ts, tests/e2e/editing.spec.ts
 * Goes when: the answer of saving overwrites no field that was changed since it was asked for.
 */
type Field = { value?: unknown; initialValue?: unknown; isModified?: boolean; rows?: readonly { id: string }[] }
type Fields = Readonly<Record<string, Field>>

/** Raised on the window before a form is put back to an earlier state on purpose. */
export const restoringForm = 'sona-restoring-form'

/**
 * How much earlier than it was noticed saving may have begun, in milliseconds. What was typed in between is either in the answer
 * or is put back: both are right.
 */
const marginMs = 300

export type EditGuard = {
  /** Saving begins: what is typed from now on is not in its answer. */
  noteSaving: (now: number) => void
  /** Forgets what was typed: what comes next is wanted. */
  forget: () => void
  /**
   * Compares a form with how it was a moment ago.
   *
   * @param form another name is another document or language: its texts are none that somebody typed here.
   * @returns what an answer took back, as it was typed.
   */
  follow: (form: string | null, fields: Fields, now: number) => { path: string; value: unknown }[]
}

/**
 * Notices when the answer of saving overwrites what was typed while it was under way: what the CMS made of a value, in a field in which
 * somebody went on typing. Payload 3.90 protects only the field that was changed last (its form forgets of all others that they were).
 */
export function createEditGuard(): EditGuard {
  let before: Fields = {}
  let followed: string | null = null
  let savingSince = Number.NEGATIVE_INFINITY
  /** When somebody last changed each field, by its path. */
  const editedAt = new Map<string, number>()
  return {
    noteSaving: (now) => {
      savingSince = now
    },
    forget: () => editedAt.clear(),
    follow: (form, fields, now) => {
      const known = form === followed ? before : {}
      if (form !== followed) editedAt.clear()
      followed = form
      before = fields
      const changed = Object.entries(fields).flatMap(([path, field]) => {
        const earlier = known[path]
        return earlier && earlier !== field ? [{ path, field, earlier }] : []
      })
      // A path names another row from now on.
      if (changed.some(({ field, earlier }) => idsOf(field) !== idsOf(earlier))) {
        editedAt.clear()
        return []
      }
      return changed.flatMap(({ path, field, earlier }) => {
        if (isSame(field.value, earlier.value)) return []
        // Of two fields that were changed before the form was drawn again only the last is said to be.
        if (field.isModified || !isSame(field.value, field.initialValue)) {
          editedAt.set(path, now)
          return []
        }
        const at = editedAt.get(path) ?? Number.NEGATIVE_INFINITY
        return at > savingSince - marginMs ? [{ path, value: earlier.value }] : []
      })
    },
  }
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other)
}

function idsOf({ rows = [] }: Field): string {
  return rows.map(({ id }) => id).join(' ')
}
