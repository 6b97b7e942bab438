import type { Payload } from 'payload'
import { countChanged } from '@/src/database/statements'
import { openSealedText, sealText } from '@/src/platform/sealed-text'
import { findCodeStep } from './app-code'
import { ownSecrets } from './own-secrets'
import { findFactors } from './stored-factors'

type NewApp = { person: number; secret: string; code: string; label: string }

/** Keeps an app once its first code shows that it has the secret. @returns whether it does. */
export async function addApp(payload: Payload, { person, secret, code, label }: NewApp): Promise<boolean> {
  const step = findCodeStep(secret, code, Date.now())
  if (step === null) return false
  const sealed = sealText(payload.secret, `app of ${person}`, secret)
  const data = { person, kind: 'app', secret: sealed, counter: step, label }
  await payload.db.create({ collection: 'credentials', data })
  return true
}

/** Whether a code is one of an app of this person that was not used before; from now on it was. */
export async function takeAppCode(payload: Payload, person: number, code: string): Promise<boolean> {
  const apps = (await findFactors(payload, person)).filter(({ kind }) => kind === 'app')
  for (const { id, secret: sealed } of apps) {
    const opened = openApp(payload, person, sealed)
    const step = opened === null ? null : findCodeStep(opened.shared, code, Date.now())
    if (opened === null || step === null || !(await isNewer(payload, id, step))) continue
    // From now on the secret of before opens it no more.
    if (opened.secret !== payload.secret) {
      const data = { secret: sealText(payload.secret, `app of ${person}`, opened.shared) }
      await payload.db.updateOne({ collection: 'credentials', id, data })
    }
    return true
  }
  return false
}

/** What an app shares with us, and which secret of the product it was sealed with. */
function openApp(payload: Payload, person: number, sealed: string): { shared: string; secret: string } | null {
  for (const secret of ownSecrets(payload)) {
    const shared = openSealedText(secret, `app of ${person}`, sealed)
    if (shared !== null) return { shared, secret }
  }
  return null
}

/** Of two that come with the same code at the same moment, one is first. */
async function isNewer(payload: Payload, id: number, step: number): Promise<boolean> {
  const sql = 'UPDATE credentials SET counter = ? WHERE id = ? AND counter < ?'
  return (await countChanged(payload, { sql, args: [step, id, step] })) === 1
}
