import { base64 } from '@scure/base'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import type { SealedCase } from '@/src/sealed/desk-request'
import type { Directory } from '@/src/sealed/directory'
import { exportCase } from '@/src/sealed/export-case'
import { type OpenedCase, openSealedCase } from '@/src/sealed/open-sealed-case'
import type { PrivateHalf } from '@/src/sealed/private-half'
import type { ReadItem } from '@/src/sealed/read-case'
import { composeReply } from '@/src/sealed/replies'
import { askDesk } from './ask-desk'
import { say, sayKind } from './desk-texts'
import { button, element, field, saveFile } from './element'
import { showDecisions } from './show-decisions'
import { showPdf } from './show-pdf'
import { showReaders } from './show-readers'
import { orTell, type Tell } from './tell-failure'

type Shown = {
  sealed: SealedCase
  half: PrivateHalf
  directory: Directory
  /** Whether answers can be sent: not from a file. */
  isOnline: boolean
  tell: Tell
}

/** Shows a case that this key opens. @throws when it does not. */
export async function showCase(shown: Shown): Promise<HTMLElement> {
  const { sealed, half, directory } = shown
  const opened = await openSealedCase(sealed, half.identity, directory)
  const items = await Promise.all(opened.items.map(showItem))
  const exportButton = button(
    say('export'),
    async () => {
      for (const { name, bytes } of await exportCase(opened.items, half.recipient)) saveFile(name, bytes)
    },
    'quietButton',
  )
  const keep = button(
    say('saveCase'),
    async () => saveFile(`${sealed.case.id}.sealedcase`, new TextEncoder().encode(JSON.stringify(sealed))),
    'quietButton',
  )
  return element(
    'section',
    { class: 'group', 'aria-label': sealed.case.id },
    element('h2', {}, sealed.case.id.slice(0, 8)),
    ...items,
    element('p', { class: 'actions' }, keep, ' ', exportButton),
    shown.isOnline ? showAnswer(shown, opened) : null,
    shown.isOnline ? showDecisions(shown, opened) : null,
    shown.isOnline ? showReaders(shown, opened) : null,
  )
}

async function showItem({ place, item, authorship, isInOrder }: ReadItem): Promise<HTMLElement> {
  const by =
    authorship.kind === 'reader' ? authorship.name : authorship.kind === 'reporter' ? say('reporter') : say('forged')
  const head = item
    ? `${place} · ${sayKind(item.header.kind)} · ${item.header.day} · ${by}`
    : `${place} · ${say('notOpened')}`
  const article = element('article', { class: 'group' }, element('h3', {}, head))
  if (!isInOrder) article.append(element('p', { class: 'error' }, say('outOfOrder')))
  if (item && item.header.text !== '') article.append(element('p', { class: 'said' }, item.header.text))
  if (item?.header.file) article.append(...(await showFile(item.header.file, item.content)))
  return article
}

type FileOfItem = { name: string; type: string; isOriginal: boolean }

async function showFile({ name, type, isOriginal }: FileOfItem, content: Uint8Array): Promise<HTMLElement[]> {
  const about = element('p', {}, `${say('file', { name })}, ${say(isOriginal ? 'original' : 'stripped')}`)
  const save = button(say('save'), async () => saveFile(name, content), 'quietButton')
  return [about, await showContent({ name, type }, content), element('p', {}, save)]
}

/** What can be shown is drawn; whatever else somebody sent is opened elsewhere. */
async function showContent({ name, type }: Pick<FileOfItem, 'name' | 'type'>, content: Uint8Array) {
  if (type === 'application/pdf') return showPdf(content, name)
  const picture = type.startsWith('image/') ? await drawPicture(content, name) : null
  return picture ?? element('p', {}, say('notDrawn'))
}

/** Draws a picture point by point: what is shown is no file any more. */
async function drawPicture(content: Uint8Array, name: string): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(content)])).catch(() => null)
  if (!bitmap) return null
  const canvas = element('canvas', { role: 'img', 'aria-label': name, class: 'picture' })
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas
}

const written = z.object({ isWritten: z.boolean() })

function showAnswer({ sealed, half, tell }: Shown, { keys, items, before }: OpenedCase): HTMLElement {
  const text = element('textarea', { rows: '6' })
  const send = async (kind: 'acknowledgement' | 'reply', said: string) => {
    const key = keys.at(-1)
    const mailboxRecipient = items[0]?.item?.header.mailbox?.recipient
    if (!key || mailboxRecipient === undefined || said.trim() === '') return
    const day = localDay(Date.now())
    const blob = await composeReply({ kind, text: said, day, key, mailboxRecipient, before }, half)
    const asked = { act: 'write' as const, caseId: sealed.case.id, place: before.length + 1, kind }
    const { isWritten } = await askDesk({ ...asked, blob: base64.encode(blob) }, half, written)
    tell(say(isWritten ? 'sent' : 'meanwhile'))
  }
  const orTellSending = (kind: 'acknowledgement' | 'reply', said: () => string) =>
    orTell(() => send(kind, said()), tell)
  const acknowledge = button(
    say('acknowledge'),
    orTellSending('acknowledgement', () => say('acknowledgeText')),
    'quietButton',
  )
  return element(
    'div',
    { class: 'group' },
    element('h3', {}, say('reply')),
    sealed.case.acknowledged === null ? element('p', {}, acknowledge) : null,
    field('reply', say('replyText'), text),
    element(
      'p',
      {},
      button(
        say('sendReply'),
        orTellSending('reply', () => text.value),
      ),
    ),
  )
}
