/** What the platform expects of a bank, proved by the compiler. Nothing here is ever run. */
import * as own from '@/site/bank'
import type { Bank } from './bank'

export const complete: Bank = own

const { iban: _iban, ...withoutIban } = own

// @ts-expect-error A bank that does not say how its accounts are numbered would break every form that asks for one.
export const incomplete: Bank = withoutIban

// @ts-expect-error A home page of which one language has no address would lead to nothing there.
export const halfSaid: Bank = { ...own, homePaths: { ...own.homePaths, corporate: { pt: '/empresas' } } }
