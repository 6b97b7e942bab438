'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import './preview-tools.css'
import { type PreviewTexts, startPreviewTools } from './preview-tools'

/** Nothing to see: ties the preview to the form that it stands beside. */
export function PreviewTools({ texts }: { texts: PreviewTexts }): ReactNode {
  const { refresh } = useRouter()
  useEffect(() => (window.parent === window ? undefined : startPreviewTools({ texts, refresh })), [texts, refresh])
  return null
}
