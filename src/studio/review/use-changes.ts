import { useEffect, useRef, useState } from 'react'
import type { Change } from '@/src/governance/change'
import type { Locale } from '@/src/i18n/locales'
import type { Wanted } from './WordByWord.client'

type UseChanges = { changes: readonly Change[]; seen: ReadonlySet<string>; first: Locale | undefined }

/** Going from change to change, by list, button and the keys N and P; each brings its language with it. */
export function useChanges({ changes, seen, first }: UseChanges) {
  const [locale, setLocale] = useState(first)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const go = (key: string) => {
    const change = changes.find((known) => known.key === key)
    if (!change) return
    setLocale(change.locale)
    setWanted({ key })
  }
  const step = (by: 1 | -1) => {
    const position = changes.findIndex(({ key }) => key === wanted?.key)
    const following = changes[(position + by + changes.length) % changes.length]
    if (following) go(following.key)
  }
  const goToUnseen = () => {
    const unseen = changes.find(({ key }) => !seen.has(key))
    if (unseen) go(unseen.key)
  }
  const steps = useRef(step)
  steps.current = step
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return
      if (event.key === 'n') steps.current(1)
      if (event.key === 'p') steps.current(-1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { locale, setLocale, wanted, go, goToUnseen }
}
