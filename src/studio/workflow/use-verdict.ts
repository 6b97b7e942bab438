import { useEffect, useState } from 'react'
import type { Verdict } from '@/src/governance/gate/verdict'
import { readVerdict } from './workflow-state'

/** Drafts are saved in every pause of typing; the finished page is drawn and judged when somebody pauses for longer. */
const patienceMs = 1_500

/**
 * What the publish gate says of what is stored.
 *
 * @param hash of what is stored: another one is judged anew.
 * @param moment changes whenever something was decided, so that reasons are read again.
 * @returns null while it is being judged, or when the CMS does not answer.
 */
export function useVerdict(options: { subject: string; hash: string; moment: unknown; language: string }) {
  const { subject, hash, moment, language } = options
  const [judged, setJudged] = useState<{ hash: string; verdict: Verdict } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision changes the reasons, and nothing else says so
  useEffect(() => {
    if (subject === '' || hash === '') return
    let isOld = false
    const timer = setTimeout(async () => {
      try {
        const read = await readVerdict(subject, language)
        if (!isOld) setJudged(read)
      } catch {
        // The panel says by itself that the CMS does not answer; the verdict stays open.
        if (!isOld) setJudged(null)
      }
    }, patienceMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [subject, hash, moment, language])
  return judged?.hash === hash ? judged.verdict : null
}
