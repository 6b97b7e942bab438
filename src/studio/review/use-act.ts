import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { takeStepAt } from '../workflow/workflow-state'

/** A step to be taken: where, and what is said with it. */
export type Step = { href: string; body: object }
export type TakeSteps = (steps: readonly Step[]) => Promise<boolean>

type UseAct = { language: string; unreachable: string }

/** Takes steps one after the other, as long as none is refused, and has the room read anew. */
export function useAct({ language, unreachable }: UseAct): { act: TakeSteps; isBusy: boolean; refusal: string } {
  const router = useRouter()
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const act: TakeSteps = async (steps) => {
    setIsBusy(true)
    setRefusal('')
    try {
      for (const { href, body } of steps) {
        const refused = await takeStepAt(href, body, language)
        if (refused === null) continue
        setRefusal(refused)
        return false
      }
      return true
    } catch {
      // The network is gone; the step is not known to have happened.
      setRefusal(unreachable)
      return false
    } finally {
      setIsBusy(false)
      router.refresh()
    }
  }
  return { act, isBusy, refusal }
}
