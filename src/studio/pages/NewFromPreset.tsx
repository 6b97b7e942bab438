import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { fromPresetPath } from '@/src/cms/presets/create-from-preset'
import { pagePresets } from '@/src/cms/presets/page-presets'
import './new-from-preset.css'

/** New pages that begin with the blocks that such a page needs, above the list of pages. */
export function NewFromPreset({ i18n }: ServerProps): ReactNode {
  const language = i18n.language === 'en' ? 'en' : 'pt'
  return (
    <form method="post" action={`/api/pages${fromPresetPath}`} className="new-from-preset">
      <fieldset>
        <legend>{language === 'en' ? 'New page from a template' : 'Nova página a partir de um modelo'}</legend>
        {Object.entries(pagePresets).map(([name, { label, purpose }]) => (
          <button key={name} type="submit" name="preset" value={name}>
            <strong>{label[language]}</strong> <span>{purpose[language]}</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
