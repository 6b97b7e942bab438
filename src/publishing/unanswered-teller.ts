import { log } from '@/src/platform/log'
import { createUnansweredTerms, type UnansweredTerm, type UnansweredTerms } from '@/src/search/unanswered-terms'

/** Tells the CMS what visitors looked for and did not find. */
export type UnansweredTeller = Pick<UnansweredTerms, 'note'> & {
  /** Tells what is left. */
  stop: () => Promise<void>
}

type TellerOptions = {
  /** Hands terms to the CMS. @throws when it does not take them. */
  tell: (terms: readonly UnansweredTerm[]) => Promise<void>
  everyMs?: number
}

/** Terms are told together: a flood of searches is a few questions to the CMS. */
const tellEveryMs = 10_000

/** Counts searches without a result and tells them every few seconds. What the CMS does not take is told later. */
export function createUnansweredTeller({ tell, everyMs = tellEveryMs }: TellerOptions): UnansweredTeller {
  const counted = createUnansweredTerms()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    timer = undefined
    const terms = counted.take()
    if (terms.length === 0) return
    try {
      await tell(terms)
    } catch (error) {
      counted.putBack(terms)
      later()
      log.error('Searches without a result could not be told to the CMS; they are told later', { error })
    }
  }
  const later = () => {
    timer ??= setTimeout(() => void flush(), everyMs).unref()
  }
  return {
    note: (locale, typed) => {
      counted.note(locale, typed)
      later()
    },
    stop: async () => {
      clearTimeout(timer)
      await flush()
      clearTimeout(timer)
    },
  }
}
