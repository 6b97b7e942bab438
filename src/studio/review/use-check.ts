import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type Verdict, verdict } from '@/src/governance/gate/verdict'
import { type StepAddress, toStepBody } from './step-address'

const checked = z.object({ verdict })

/** How far the check of a request is: still running, broken off, or ended with a verdict. */
export type Checked = { kind: 'running' } | { kind: 'failed' } | { kind: 'ended'; verdict: Verdict }

type UseCheck = { steps: StepAddress; earlier: Verdict | null; isAsked: boolean; language: string }

/** Has a request checked as it is now. What is decided already shows what was found then. */
export function useCheck({ steps: { href, id }, earlier, isAsked, language }: UseCheck): Checked {
  const [state, setState] = useState<Checked>(() =>
    isAsked ? { kind: 'running' } : { kind: 'ended', verdict: earlier ?? { findings: [] } },
  )
  useEffect(() => {
    if (!isAsked) return
    const asked = new AbortController()
    const check = async () => {
      try {
        const answer = await fetch(`${href}/check`, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
          body: JSON.stringify(toStepBody({ id })),
          signal: asked.signal,
        })
        setState({ kind: 'ended', verdict: checked.parse(await answer.json()).verdict })
      } catch {
        // Nothing is known then, and the screen says so.
        if (!asked.signal.aborted) setState({ kind: 'failed' })
      }
    }
    void check()
    return () => asked.abort()
  }, [href, id, isAsked, language])
  return state
}
