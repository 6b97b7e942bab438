'use client'
import { type ReactNode, useEffect, useState } from 'react'

type CopyButtonProps = { text: string; texts: { copy: string; copied: string; failed: string } }

/** Copies a text and says so. Without script there is no button: the text can be selected. */
export function CopyButton({ text, texts }: CopyButtonProps): ReactNode {
  const [canRun, setCanRun] = useState(false)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => setCanRun(true), [])
  if (!canRun) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <span>
      <button type="button" onClick={copy}>
        {texts.copy}
      </button>{' '}
      <span role="status">{outcome === null ? '' : texts[outcome]}</span>
    </span>
  )
}
