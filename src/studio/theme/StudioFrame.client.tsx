'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { nameControls } from '@/src/payload-fixes/name-controls'

/** What is around every screen of the studio. */
export function StudioFrame({ children }: { children?: ReactNode }): ReactNode {
  const { i18n } = useTranslation()
  const words = staffTexts.controlNames[toStaffLanguage(i18n.language)]
  useEffect(() => {
    let asked = 0
    const name = () => {
      asked = 0
      nameControls(document, words)
    }
    const observer = new MutationObserver(() => {
      asked ||= requestAnimationFrame(name)
    })
    observer.observe(document.body, { subtree: true, childList: true })
    name()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
    }
  }, [words])
  return children
}
