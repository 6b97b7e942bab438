import type { PhoneScreensFieldsFragment } from '@/graphql/generated/operations'
import type { PhoneScreen } from '@/src/ui/phone/phone-screen'

/** A screen with the words that stand beside the phone. */
export type ToldScreen = PhoneScreen & { title: string | null; text: string | null }

/** The screens that can be drawn: one without its one value, or what that is, says nothing; a line needs both too. */
export function toPhoneScreens(stored: readonly PhoneScreensFieldsFragment[] | null): ToldScreen[] {
  return (stored ?? []).flatMap(({ id, screenKind, title, text, label, value, detail, entries, button }, position) =>
    label && value
      ? {
          id: id ?? String(position),
          kind: screenKind ?? 'alert',
          title,
          text,
          label,
          value,
          detail,
          button,
          entries: (entries ?? []).flatMap((entry, place) =>
            entry.label && entry.value
              ? { id: entry.id ?? String(place), label: entry.label, value: entry.value, detail: entry.detail }
              : [],
          ),
        }
      : [],
  )
}
