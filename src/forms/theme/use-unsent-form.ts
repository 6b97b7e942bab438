import { useEffect, useRef, useState } from 'react'
import { openUnsentForm, type UnsentForm } from '../unsent/unsent-form'
import { putFilesBack } from './put-files-back'

type UnsentOptions = {
  /** The form in the page. */
  id: string
  /** Its key; null where nothing of it may be kept. */
  formKey: string | null
  /** Whether the server shows something newer than what may be kept. */
  isFilled: boolean
  step: UnsentForm['step']
  /** Shows what was kept but its files, which follow when that is drawn. */
  show: (found: UnsentForm) => void
}

/** How a form in the page keeps what was not sent. */
export type UnsentFormKeeping = {
  /** Something in the form has changed, or it shows another page, and is about to be drawn so. */
  note: () => void
  /** It was sent, or its visitor wants nothing of it kept. */
  forget: () => void
}

const findForm = (id: string): HTMLFormElement | null => {
  const element = document.getElementById(id)
  return element instanceof HTMLFormElement ? element : null
}

/**
 * Keeps what a visitor typed while they type, and shows it once when the form comes to life and nothing else stands in it. What cannot be kept
 * is reported and keeps nobody from filling the form in.
 */
export function useUnsentForm({ id, formKey, isFilled, step, show }: UnsentOptions): UnsentFormKeeping {
  const [place] = useState(() => (formKey === null ? null : openUnsentForm(formKey)))
  const [hasChanged, isKeeping] = [useRef(false), useRef(false)]
  const files = useRef<UnsentForm['files']>([])

  const keep = async (): Promise<void> => {
    const element = findForm(id)
    if (!place || !element || isKeeping.current) return
    hasChanged.current = false
    isKeeping.current = true
    await place.keep({ ...readForm(element), step }).catch(reportError)
    isKeeping.current = false
    if (hasChanged.current) await latest.current.keep()
  }
  const latest = useRef({ keep, show })
  useEffect(() => {
    latest.current = { keep, show }
    // At once, when it is drawn: whatever waits here is lost to whoever leaves meanwhile. What comes while it is written follows in one piece.
    if (hasChanged.current) void keep()
  })

  useEffect(() => {
    if (!place || isFilled) return
    place.find().then((found) => {
      const element = findForm(id)
      if (!found || !element || hasMore(readForm(element), found)) return
      files.current = found.files
      latest.current.show(found)
    }, reportError)
  }, [place, id, isFilled])

  useEffect(() => {
    const element = findForm(id)
    if (files.current.length === 0 || !element) return
    const chosen = files.current
    files.current = []
    putFilesBack(element, chosen)
  })

  return {
    note: () => {
      hasChanged.current = true
    },
    forget: () => {
      hasChanged.current = false
      place?.forget().catch(reportError)
    },
  }
}

/** What stands in a form as it would be posted, empty texts too, which say how often a group is answered. No controls of the page. */
function readForm(element: HTMLFormElement): Omit<UnsentForm, 'step'> {
  const texts: [string, string][] = []
  const files: [string, File][] = []
  for (const [name, value] of new FormData(element)) {
    if (name.startsWith('_')) continue
    if (typeof value === 'string') texts.push([name, value])
    else if (value.name !== '') files.push([name, value])
  }
  return { texts, files }
}

/** Whether something stands in the form that was not kept: somebody was quicker, and goes on with that. */
function hasMore({ texts, files }: Omit<UnsentForm, 'step'>, kept: UnsentForm): boolean {
  const known = new Set(kept.texts.map((pair) => JSON.stringify(pair)))
  return files.length > 0 || texts.some((pair) => pair[1] !== '' && !known.has(JSON.stringify(pair)))
}
