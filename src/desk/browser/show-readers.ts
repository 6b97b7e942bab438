import { base64 } from '@scure/base'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { fewestReaders } from '@/src/sealed/choose-readers'
import {
  agreeToReaders,
  type ComposedChange,
  composeReadersChange,
  toNextEpoch,
} from '@/src/sealed/compose-readers-change'
import type { SealedCase } from '@/src/sealed/desk-request'
import type { Directory, Reader } from '@/src/sealed/directory'
import type { OpenedCase } from '@/src/sealed/open-sealed-case'
import type { PrivateHalf } from '@/src/sealed/private-half'
import { type ReadersStatement, readReadersStatement } from '@/src/sealed/readers-change'
import { askDesk } from './ask-desk'
import { say } from './desk-texts'
import { button, element } from './element'
import { orTell, type Tell } from './tell-failure'

type Shown = { sealed: SealedCase; half: PrivateHalf; directory: Directory; tell: Tell }
type Proposal = { said: ReadersStatement; blob: Uint8Array }

const decided = z.object({ isAgreed: z.boolean() })

/** Who may open a case: what one proposed and waits for another, and where somebody proposes. */
export function showReaders(shown: Shown, opened: OpenedCase): HTMLElement {
  const { sealed, directory, half } = shown
  const { offered, kept } = toOffered(shown, opened)
  const boxes = offered.map((reader) => toBox(reader, sealed.readers.includes(reader.id)))
  const propose = async () => {
    const readers = boxes.flatMap(({ id, control }) => (control.checked ? [id] : []))
    if (readers.length < fewestReaders || !readers.includes(half.id)) return shown.tell(say('tooFewReaders'))
    if ([...readers].sort().join() === [...sealed.readers].sort().join()) return shown.tell(say('sameReaders'))
    await send(await composeReadersChange({ ...toChange(shown, opened), readers }, half), shown)
  }
  return element(
    'div',
    { class: 'group' },
    element('h3', {}, say('readers')),
    element('p', {}, toNames(sealed.readers, directory)),
    element('p', {}, say('readersLead')),
    ...findProposals(shown, opened).map((proposal) => showProposal(proposal, shown, opened)),
    element('fieldset', {}, element('legend', {}, say('readersFromNow')), ...boxes.map(({ row }) => row)),
    kept.length > 0 ? element('p', {}, say('keptOut', { names: toNames(kept, directory) })) : null,
    element('p', {}, button(say('proposeReaders'), orTell(propose, shown.tell), 'quietButton')),
  )
}

/** Whom a case can be opened to: who opens it, and those of its route whom its author did not keep out. */
function toOffered({ sealed, directory }: Shown, { items }: OpenedCase): { offered: Reader[]; kept: string[] } {
  const ofRoute = directory.routes.find(({ tag }) => tag === sealed.case.route)?.readers ?? []
  const excluded = items[0]?.item?.header.excluded ?? { areas: [], readers: [] }
  const isKept = ({ id, area }: Reader) => excluded.areas.includes(area) || excluded.readers.includes(id)
  const known = directory.readers.filter(({ id }) => ofRoute.includes(id) || sealed.readers.includes(id))
  return {
    offered: known.filter((reader) => sealed.readers.includes(reader.id) || !isKept(reader)),
    kept: known.filter((reader) => !sealed.readers.includes(reader.id) && isKept(reader)).map(({ id }) => id),
  }
}

function toBox({ id, name }: Reader, isReader: boolean) {
  const control = element('input', { type: 'checkbox', id: `reader-${id}` })
  control.checked = isReader
  return { id, control, row: element('p', {}, element('label', {}, control, ` ${name}`)) }
}

/** What somebody said of the next epoch, and nobody agreed to yet. */
function findProposals({ sealed, directory }: Shown, { keys }: OpenedCase): Proposal[] {
  return sealed.changes.flatMap((change) => {
    const blob = base64.decode(change.blob)
    const said = readReadersStatement({ signed: base64.decode(change.statement), blob }, directory, sealed.readers)
    return said?.caseId === sealed.case.id && said.epoch === toNextEpoch(keys) ? [{ said, blob }] : []
  })
}

function showProposal(proposal: Proposal, shown: Shown, opened: OpenedCase): HTMLElement {
  const { directory, half } = shown
  const { signer, readers } = proposal.said
  const names = { name: toNames([signer], directory), names: toNames(readers, directory) }
  const agree = async () => send(await agreeToReaders(proposal, toChange(shown, opened), half), shown)
  const isMine = signer === half.id
  return element(
    'article',
    { class: 'group' },
    element('p', {}, say('proposedReaders', names)),
    isMine || !readers.includes(half.id)
      ? element('p', {}, say(isMine ? 'waitsForAnother' : 'whoStaysAgrees'))
      : element('p', {}, button(say('agreeReaders'), orTell(agree, shown.tell))),
  )
}

function toChange({ sealed, directory }: Shown, { keys }: OpenedCase) {
  const day = localDay(Date.now())
  return { caseId: sealed.case.id, route: sealed.case.route, keys, directory, day }
}

async function send({ epoch, signed, blob }: ComposedChange, { sealed, half, tell }: Shown): Promise<void> {
  const asked = { act: 'propose' as const, caseId: sealed.case.id, epoch, statement: base64.encode(signed) }
  const { isAgreed } = await askDesk({ ...asked, blob: base64.encode(blob) }, half, decided)
  tell(say(isAgreed ? 'readersAgreed' : 'waitsForAnother'))
}

function toNames(ids: readonly string[], { readers }: Directory): string {
  return ids.map((id) => readers.find((reader) => reader.id === id)?.name ?? id).join(', ')
}
