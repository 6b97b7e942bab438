'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import './preview-tools.css'
import { type PreviewTexts, startPreviewTools } from './preview-tools'

/** Nothing to see: ties the preview to the form that it stands beside. */
export function PreviewTools({ texts }: { texts: PreviewTexts }): ReactNode {
  const { refresh } = useRouter()
  // Every refresh brings the same texts anew: tools that began again with them would vanish under the hand that uses them.
  const [firstTexts] = useState(texts)
  useEffect(
    () => (window.parent === window ? undefined : startPreviewTools({ texts: firstTexts, refresh })),
    [firstTexts, refresh],
  )
  return null
}
