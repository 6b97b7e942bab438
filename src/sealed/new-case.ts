import { makeCaseId, makeCaseKey, sealCaseKey } from './case-keys'
import type { Exclusion, Readership } from './choose-readers'
import { toAcknowledgeBy } from './deadlines'
import { type ItemDraft, sealItem, toLink } from './item'
import { deriveMailbox, type InstallationSecrets, type Mailbox, type StretchCode, sealPointer } from './mailbox'
import { makeReceiptCode } from './receipt-code'

/** A case as it is stored when it comes in: nothing of it can be read where it is. */
export type NewCase = {
  id: string
  route: string
  day: string
  acknowledgeBy: string
  readers: readonly string[]
  keyBlob: Uint8Array
  items: readonly Uint8Array[]
  mailbox: { lookup: string; pointer: Uint8Array }
}

/** A file as it is sent. */
export type SentFile = { name: string; type: string; content: Uint8Array; isOriginal: boolean }

/** What somebody reports. */
export type Report = { text: string; locale: string; excluded: Exclusion; files: readonly SentFile[] }

type Installation = { secrets: InstallationSecrets; stretch: StretchCode; day: string }

/**
 * Makes a case of a report: its pair, whose private half only its readers open from now on, and a receipt code, which is in what this
 * returns and nowhere else.
 */
export async function composeCase(
  { text, locale, excluded, files }: Report,
  { route, readers }: Readership,
  { secrets, stretch, day }: Installation,
): Promise<{ code: string; added: NewCase }> {
  const code = makeReceiptCode()
  const mailbox = await deriveMailbox(code, secrets, stretch)
  const id = makeCaseId()
  const key = await makeCaseKey(id, 1)
  const keyBlob = await sealCaseKey(key, [...readers.map(({ recipient }) => recipient), route.recovery.recipient])
  const target = { caseId: id, epoch: 1, recipient: key.recipient }
  const items = await composeItems(
    [
      {
        kind: 'report',
        text,
        locale,
        excluded: { areas: [...excluded.areas], readers: [...excluded.readers] },
        mailbox: { recipient: mailbox.sealing.recipient, verifyKey: mailbox.signing.verifyKey },
      },
      ...files.map(toFilePart),
    ],
    { ...target, mailbox, day, before: [] },
  )
  const pointer = await sealPointer(target, mailbox)
  return {
    code,
    added: {
      ...{ id, day, keyBlob, items },
      route: route.tag,
      acknowledgeBy: toAcknowledgeBy(day),
      readers: readers.map((reader) => reader.id),
      mailbox: { lookup: mailbox.lookup, pointer },
    },
  }
}

type ReporterPart = Omit<ItemDraft['header'], 'caseId' | 'epoch' | 'place' | 'previous' | 'from' | 'day'> & {
  content?: Uint8Array
}

type Place = {
  caseId: string
  epoch: number
  recipient: string
  mailbox: Mailbox
  day: string
  /** Every item that the case has, as it is stored. */
  before: readonly Uint8Array[]
}

/** A file among what a reporter writes. */
export function toFilePart({ name, type, isOriginal, content }: SentFile): ReporterPart {
  return { kind: 'file', file: { name, type, isOriginal }, content }
}

/** Seals what a reporter writes, one after the other, behind what is there: to the case alone, so that the code does not open it again. */
export async function composeItems(
  parts: readonly ReporterPart[],
  { caseId, epoch, recipient, mailbox, day, before }: Place,
): Promise<Uint8Array[]> {
  const sealed: Uint8Array[] = []
  for (const { content = new Uint8Array(), ...part } of parts) {
    const last = sealed.at(-1) ?? before.at(-1)
    const place = before.length + sealed.length + 1
    const header = { ...part, caseId, epoch, place, previous: last ? toLink(last) : '', from: 'reporter' as const, day }
    sealed.push(await sealItem({ header, content }, { signingSecret: mailbox.signing.secret, recipients: [recipient] }))
  }
  return sealed
}
