'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { useSearch } from './search-context'

/** Opens the search over everything, which Ctrl K does too. */
export function SearchButton(): ReactNode {
  const { i18n } = useTranslation()
  const { open } = useSearch()
  const { label, keys } = staffTexts.search[toStaffLanguage(i18n.language)]
  return (
    <button type="button" className="studio-search-button" onClick={open}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.75" />
        <path d="m13 13 4.5 4.5" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <span className="studio-search-button__label">{label}</span>
      <span className="studio-search-button__keys" aria-hidden="true">
        {keys}
      </span>
    </button>
  )
}
