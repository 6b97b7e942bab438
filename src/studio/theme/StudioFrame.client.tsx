'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { localZone } from '@/src/country/local-time'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { showClockOf } from '@/src/payload-fixes/local-clock'
import { nameControls } from '@/src/payload-fixes/name-controls'
import { SearchEverything } from '../search/SearchEverything.client'

// Before anything is written, and never in the process that draws: others share it.
if (typeof window !== 'undefined') showClockOf(localZone)

/** What is around every screen of the studio: its search, and names for the controls that come without one. */
export function StudioFrame({ children }: { children?: ReactNode }): ReactNode {
  const { i18n } = useTranslation()
  const language = toStaffLanguage(i18n.language)
  const words = staffTexts.controlNames[language]
  useEffect(() => {
    let asked = 0
    const name = () => {
      asked = 0
      nameControls(document, words)
    }
    const observer = new MutationObserver(() => {
      asked ||= requestAnimationFrame(name)
    })
    // What opens and closes is named anew by Payload, which draws nothing.
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
    name()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
    }
  }, [words])
  return <SearchEverything language={language}>{children}</SearchEverything>
}
