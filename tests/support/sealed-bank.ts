import type { Directory } from '@/src/sealed/directory'
import { signDirectory } from '@/src/sealed/directory'
import { makePrivateHalf, type PrivateHalf } from '@/src/sealed/private-half'
import { makeRecovery } from '@/src/sealed/recovery'
import { makeSigningPair, type SigningPair } from '@/src/sealed/signing'

/** A bank as far as reports are sealed in it: who may read, on which routes, with every private half, which no product ever has. */
export type SealedBank = {
  root: SigningPair
  directory: Directory
  signed: Uint8Array
  halves: Record<'ana' | 'rui' | 'eva' | 'board-one' | 'board-two', PrivateHalf>
  shares: { compliance: readonly string[]; board: readonly string[] }
}

/** Makes one: two of compliance and one of audit take what nothing speaks against, two of the board what is about those. */
export async function makeSealedBank(): Promise<SealedBank> {
  const root = makeSigningPair()
  const halves = {
    ana: await makePrivateHalf('ana'),
    rui: await makePrivateHalf('rui'),
    eva: await makePrivateHalf('eva'),
    'board-one': await makePrivateHalf('board-one'),
    'board-two': await makePrivateHalf('board-two'),
  }
  const areas = { ana: 'compliance', rui: 'compliance', eva: 'audit', 'board-one': 'board', 'board-two': 'board' }
  const [compliance, board] = [await makeRecovery(), await makeRecovery()]
  const directory: Directory = {
    serial: 1,
    validFrom: '2026-01-01',
    validUntil: '2027-12-31',
    areas: ['compliance', 'audit', 'board'].map((tag) => ({ tag, name: { pt: `Área ${tag}`, en: `Area ${tag}` } })),
    readers: Object.values(halves).map(({ id, recipient, verifyKey }) => ({
      id,
      name: `Reader ${id}`,
      area: Object.entries(areas).find(([name]) => name === id)?.[1] ?? 'board',
      recipient,
      verifyKey,
    })),
    routes: [
      {
        tag: 'compliance',
        name: { pt: 'Compliance', en: 'Compliance' },
        readers: ['ana', 'rui', 'eva'],
        recovery: compliance.recovery,
      },
      {
        tag: 'board',
        name: { pt: 'Conselho Fiscal', en: 'Supervisory board' },
        readers: ['board-one', 'board-two'],
        recovery: board.recovery,
      },
    ],
  }
  const signed = signDirectory(directory, root.secret)
  return { root, directory, signed, halves, shares: { compliance: compliance.shares, board: board.shares } }
}
