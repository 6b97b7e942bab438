import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { fromPresetPath } from '@/src/cms/presets/create-from-preset'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { pagePresets } from '@/src/presets/page-presets'
import './new-from-preset.css'

/** New pages that begin with the blocks that such a page needs, above the list of pages. */
export function NewFromPreset({ i18n }: ServerProps): ReactNode {
  const language = toStaffLanguage(i18n.language)
  return (
    <form method="post" action={`/api/pages${fromPresetPath}`} className="new-from-preset">
      <fieldset>
        <legend>{staffTexts.newFromPreset.title[language]}</legend>
        {Object.entries(pagePresets).map(([name, { label, purpose }]) => (
          <button key={name} type="submit" name="preset" value={name}>
            <strong>{label[language]}</strong> <span>{purpose[language]}</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
