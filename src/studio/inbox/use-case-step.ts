import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { takeStepAt } from '../workflow/workflow-state'
import { caseStepHref, inboxTexts } from './inbox-texts'

type Taken = {
  /** What is said of the last step; empty before the first. */
  told: string
  isBusy: boolean
  /** Takes a step, and shows the case anew. @returns whether it was taken. */
  take: (step: object) => Promise<boolean>
  /** The same at another address. */
  takeAt: (href: string, body: object) => Promise<boolean>
}

/** Steps of the work on a case, one after the other. */
export function useCaseStep(id: number, language: StaffLanguage): Taken {
  const router = useRouter()
  const [told, setTold] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const takeAt = async (href: string, body: object) => {
    setIsBusy(true)
    try {
      const refused = await takeStepAt(href, body, language)
      setTold(refused ?? inboxTexts(language).done)
      if (refused === null) router.refresh()
      return refused === null
    } catch {
      // No connection, or an answer that is none: there is one sentence for all of it.
      setTold(inboxTexts(language).failed)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { told, isBusy, takeAt, take: (step) => takeAt(caseStepHref, { ids: [id], step }) }
}
