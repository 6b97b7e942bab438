import { toEntryName } from '@/src/forms/governance/entry-name'
import type { Locale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import type { DraftEdit } from '../draft/edit-draft'
import { type FormDraft, rowsOf } from '../draft/form-draft'
import { sayText } from '../texts/builder-language'
import { listTexts } from '../texts/list-texts'

type Step = { edit: DraftEdit; before: FormDraft; after: FormDraft }

/** What an edit did, for those who do not see it; empty when typing says it already. */
export function toAnnouncement({ edit, before, after }: Step, language: Locale): string {
  if (before === after) return ''
  const text = toText(edit)
  if (!text) return ''
  const id = 'id' in edit && edit.kind !== 'duplicate' ? edit.id : before.nextId
  const row = [...after.entries, ...before.entries].find((other) => other.id === id)
  const siblings = rowsOf(after, row?.parent ?? null)
  const place = siblings.findIndex((other) => other.id === id)
  const name = row ? toEntryName(row.entry, language) : ''
  return sayText(text, language, { name, place: place + 1, count: siblings.length })
}

function toText(edit: DraftEdit): StaffText | null {
  switch (edit.kind) {
    case 'add':
    case 'addFromLibrary':
    case 'duplicate':
      return listTexts.added
    case 'move':
      return listTexts.moved
    case 'remove':
      return listTexts.removed
    case 'retire':
      return edit.retired ? listTexts.isRetired : listTexts.isBack
    default:
      return null
  }
}
