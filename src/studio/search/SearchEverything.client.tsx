'use client'

import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { SearchDialog } from './SearchDialog.client'
import { SearchContext } from './search-context'

/** Lets everything below it open the search over everything, and opens it by Ctrl K. */
export function SearchEverything({ language, children }: { language: StaffLanguage; children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const search = useMemo(() => ({ open: () => setOpen(true) }), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <SearchContext value={search}>
      {children}
      {isOpen ? <SearchDialog language={language} onClose={() => setOpen(false)} /> : null}
    </SearchContext>
  )
}
