import { readFileSync } from 'node:fs'
import { base64 } from '@scure/base'
import { localDay } from '@/src/country/local-day'
import { readTrustedDirectory, toDirectoryFile } from '@/src/intake/installation'
import { toAnswerBy } from '@/src/sealed/deadlines'
import { type DeskAct, readRequest, requestLifetimeMs } from '@/src/sealed/desk-request'
import type { Directory, Reader } from '@/src/sealed/directory'
import type { SealedStore } from '@/src/sealed/store/sealed-store'
import { decide } from './decide'
import { proposeReaders } from './propose-readers'
import { toSealedCase } from './to-sealed-case'

type DeskOptions = { store: SealedStore; dataDirectory: string; root: string; now: () => number }

/** An answer of the desk: what is asked of a case that somebody may not open is as if there were no such case. */
export type DeskAnswer = { status: 200 | 401 | 404 | 422; answer: unknown }

const missing: DeskAnswer = { status: 404, answer: {} }

/** Opens the desk's answers. Each request is signed by a reader whom the root knows, and is good once. */
export function openDesk({ store, dataDirectory, root, now }: DeskOptions): (text: string) => DeskAnswer {
  const seen = new Map<string, number>()
  return (text) => {
    const today = localDay(now())
    const directory = readTrustedDirectory(dataDirectory, { root, today })
    const request = readRequest(text, directory, now())
    for (const [nonce, at] of seen) if (now() - at > 2 * requestLifetimeMs) seen.delete(nonce)
    if (!request || seen.has(request.nonce)) return { status: 401, answer: {} }
    seen.set(request.nonce, now())
    const signed = readFileSync(toDirectoryFile(dataDirectory))
    return answer(request.asked, { reader: request.reader, store, directory, signed, today })
  }
}

type Asking = { reader: Reader; store: SealedStore; directory: Directory; signed: Uint8Array; today: string }

function answer(asked: DeskAct, asking: Asking): DeskAnswer {
  const { reader, store, today } = asking
  if (asked.act === 'list') return { status: 200, answer: { cases: store.casesOf(reader.id) } }
  const stored = store.caseOf(asked.caseId, reader.id)
  if (!stored) return missing
  store.deskLog.note({ caseId: asked.caseId, reader: reader.id, act: asked.act, day: today })
  switch (asked.act) {
    case 'open':
      return { status: 200, answer: toSealedCase(stored, asking) }
    case 'write': {
      const { caseId, place, kind, blob } = asked
      const isWritten = store.addItem({ caseId, place, from: 'desk', day: today, blob: base64.decode(blob) })
      if (isWritten && kind === 'acknowledgement')
        store.acknowledge(caseId, { day: today, answerBy: toAnswerBy(today) })
      return { status: 200, answer: { isWritten } }
    }
    case 'decide': {
      const decided = decide(asked.statement, {
        caseId: asked.caseId,
        reader,
        store,
        directory: asking.directory,
        today,
      })
      return decided ? { status: 200, answer: decided } : { status: 422, answer: {} }
    }
    case 'propose': {
      const proposed = proposeReaders(asked, { ...asking, route: stored.route })
      return proposed ? { status: 200, answer: proposed } : { status: 422, answer: {} }
    }
  }
}
