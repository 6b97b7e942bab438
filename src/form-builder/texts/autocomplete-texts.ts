import type { z } from 'zod'
import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { autocompleteToken } from '@/src/forms/definition/autocomplete'
import type { StaffText } from '@/src/i18n/staff-text'

/** What a browser may fill in, in words. */
export const autocompleteTexts: Readonly<Record<z.infer<typeof autocompleteToken>, StaffText>> = staffTexts.autocomplete
