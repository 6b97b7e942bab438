'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MarkedWords } from './mark-words'
import './preview-tools.css'
import { type PreviewTexts, type PreviewToolsOnPage, startPreviewTools } from './preview-tools'

type PreviewToolsProps = {
  texts: PreviewTexts
  /** What the page was drawn from, anew with each drawing. */
  words: readonly MarkedWords[]
}

/** Nothing to see: ties the preview to the form that it stands beside. */
export function PreviewTools({ texts, words }: PreviewToolsProps): ReactNode {
  const { refresh } = useRouter()
  // Every refresh brings the same texts anew: tools that began again with them would vanish under the hand that uses them.
  const [firstTexts] = useState(texts)
  const newest = useRef(words)
  newest.current = words
  const tools = useRef<PreviewToolsOnPage | undefined>(undefined)
  useEffect(() => {
    if (window.parent === window) return
    tools.current = startPreviewTools({ texts: firstTexts, words: newest.current, refresh })
    return () => {
      tools.current?.stop()
      tools.current = undefined
    }
  }, [firstTexts, refresh])
  // In the moment in which the page changes, or marks would be read by the numbers of the drawing before.
  useLayoutEffect(() => tools.current?.redraw(words), [words])
  return null
}
