import type { Payload } from 'payload'
import { guardAccounts } from '@/src/cms/accounts/guard-accounts'
import { noteOrigin } from '@/src/cms/contributions/with-contributions'
import { keepPublicFiles } from '@/src/cms/hooks/keep-public-files'
import { keepPublicPictures } from '@/src/cms/hooks/keep-public-pictures'
import { gateGlobalPublishing, gatePublishing } from '@/src/cms/workflow/gate-publishing'
import { runAsOne } from '@/src/database/statements'
import { guardPasswords } from '@/src/identity/passwords/guard-passwords'
import type { KindName } from './kinds'

/** Rules that can be taken away, to see that the sequences find out. */
export const breaches = [
  'writers',
  'origins',
  'gate',
  'globals',
  'files',
  'pictures',
  'accounts',
  'passwords',
  'askers',
  'roleAlong',
  'factors',
] as const
export type Breach = (typeof breaches)[number]

type Broken = {
  /** What has to be done after each step for the rule to stay away. */
  stay: () => Promise<void>
  /** Gives it back. */
  mend: () => void
}

const nothing = async () => undefined

/** Takes a rule away. */
export function breakRule(payload: Payload, rule: Breach): Broken {
  const hooksOf = (slug: 'documents' | 'media' | 'tips' | 'users') => payload.collections[slug].config.hooks
  /** Takes a hook out of a list of them, where it stands. */
  const without = (hooks: unknown[] | undefined, gone: unknown): Broken => {
    const place = hooks?.indexOf(gone) ?? -1
    if (!hooks || place < 0) throw new Error(`The rule ${rule} is not where it was`)
    hooks.splice(place, 1)
    return { stay: nothing, mend: () => void hooks.splice(place, 0, gone) }
  }
  /** Has the database say something else after each step than what was written. */
  const always = (sql: string): Broken => ({
    stay: () => runAsOne(payload, [{ sql, args: [] }]),
    mend: () => undefined,
  })
  switch (rule) {
    case 'writers':
      // What flooding the audit log did: who wrote is not found any more, and nobody suspects anybody.
      return {
        stay: async () => {
          await payload.db.deleteMany({ collection: 'contributions', where: {} })
        },
        mend: () => undefined,
      }
    case 'origins':
      return without(hooksOf('tips').beforeOperation, noteOrigin)
    case 'gate':
      return without(hooksOf('tips').beforeChange, gatePublishing)
    case 'globals':
      return without(
        payload.globals.config.find(({ slug }) => slug === 'footer')?.hooks.beforeChange,
        gateGlobalPublishing,
      )
    case 'files':
      return without(hooksOf('documents').beforeOperation, keepPublicFiles)
    case 'pictures':
      return without(hooksOf('media').beforeOperation, keepPublicPictures)
    case 'accounts':
      return without(hooksOf('users').beforeChange, guardAccounts)
    case 'passwords':
      return without(hooksOf('users').beforeValidate, guardPasswords)
    case 'askers':
      // Who asked is forgotten: whoever it was may be the one who decides.
      return always("UPDATE account_requests SET proposed_by = 0 WHERE state = 'asked'")
    case 'roleAlong':
      // What two people say of an address brings a role with it.
      return always(
        "UPDATE account_requests SET role = 'approver' WHERE state = 'asked' AND change = 'change' AND email IS NOT NULL AND role IS NULL",
      )
    case 'factors':
      // Asking is enough.
      return always(`DELETE FROM credentials WHERE person IN
        (SELECT account_id FROM account_requests WHERE change = 'reset-factors' AND state = 'asked')`)
  }
}

/** The one kind of subject that a rule is about; accounts where there is none. */
export const kindOf: Readonly<Record<Breach, KindName | null>> = {
  writers: 'tips',
  origins: 'tips',
  gate: 'tips',
  globals: 'footer',
  files: 'documents',
  pictures: 'pages',
  accounts: null,
  passwords: null,
  askers: null,
  roleAlong: null,
  factors: null,
}
