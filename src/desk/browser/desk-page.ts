import './no-programs'
import { base64 } from '@scure/base'
import { localDay } from '@/src/country/local-day'
import { caseList, type ListedCase, sealedCase } from '@/src/sealed/desk-request'
import { readDirectory } from '@/src/sealed/directory'
import { lockPrivateHalf, makePrivateHalf, type PrivateHalf, unlockPrivateHalf } from '@/src/sealed/private-half'
import { askDesk } from './ask-desk'
import { language, say } from './desk-texts'
import { button, element, field, readChosen, saveFile } from './element'
import { showCase } from './show-case'
import { orTell, type Tell } from './tell-failure'

/** The root that this page was made for. */
const root = document.documentElement.dataset['root'] ?? ''
const isOnline = location.protocol.startsWith('http')
const notice = element('p', { role: 'status', class: 'notice' })
const place = element('div', { class: 'group' })
const main = element('main', { class: 'page' }, element('h1', {}, say('title')), notice, place)
document.documentElement.lang = language
document.body.append(main)

const tell: Tell = (text) => {
  notice.textContent = text
}
showDoor()

function showDoor(): void {
  const file = element('input', { type: 'file' })
  const passphrase = element('input', { type: 'password', autocomplete: 'off' })
  const name = element('input', { autocomplete: 'off' })
  const fresh = element('input', { type: 'password', autocomplete: 'off' })
  const publicPart = element('p', { class: 'said' })
  const unlock = async () => {
    const locked = await readChosen(file)
    const half = locked && (await unlockPrivateHalf(locked, passphrase.value).catch(() => null))
    if (!half) return tell(say('wrongKey'))
    tell('')
    await showDesk(half)
  }
  const make = async () => {
    const half = await makePrivateHalf(name.value)
    saveFile(`${half.id}.sealedkey`, await lockPrivateHalf(half, fresh.value))
    const { id, recipient, verifyKey } = half
    publicPart.textContent = JSON.stringify({ id, recipient, verifyKey })
  }
  place.replaceChildren(
    element('h2', {}, say('unlock')),
    field('key-file', say('keyFile'), file),
    field('passphrase', say('passphrase'), passphrase),
    element('p', {}, button(say('unlockButton'), orTell(unlock, tell))),
    element('h2', {}, say('make')),
    element('p', {}, say('makeLead')),
    field('reader', say('name'), name),
    field('new-passphrase', say('newPassphrase'), fresh),
    element('p', {}, button(say('makeButton'), orTell(make, tell), 'quietButton')),
    publicPart,
  )
}

async function showDesk(half: PrivateHalf): Promise<void> {
  const shown = element('div', {})
  const file = element('input', { type: 'file' })
  // Opening takes a while, and what was asked first may be ready last: only what was asked last is shown.
  let asked = 0
  const show = async (answered: Promise<unknown>) => {
    asked += 1
    const mine = asked
    const sealed = sealedCase.parse(await answered)
    const today = localDay(Date.now())
    const directory = readDirectory({ signed: base64.decode(sealed.directory), root, today })
    const drawn = await showCase({ sealed, half, directory, isOnline, tell })
    if (mine === asked) shown.replaceChildren(drawn)
  }
  const openSaved = async () => {
    const bytes = await readChosen(file)
    if (bytes) await show(Promise.resolve(JSON.parse(new TextDecoder().decode(bytes))))
  }
  const listed = isOnline ? (await askDesk({ act: 'list' }, half, caseList)).cases : []
  const openCase = (id: string) => orTell(() => show(askDesk({ act: 'open', caseId: id }, half, sealedCase)), tell)
  const rows = listed.map((one) =>
    element(
      'li',
      {},
      toSummary(one),
      ' ',
      button(`${say('openCase')} ${one.id.slice(0, 8)}`, openCase(one.id), 'quietButton'),
    ),
  )
  place.replaceChildren(
    ...(isOnline
      ? [element('h2', {}, say('cases')), rows.length > 0 ? element('ul', {}, ...rows) : element('p', {}, say('none'))]
      : []),
    element('h2', {}, say('offline')),
    field('case-file', say('caseFile'), file),
    element('p', {}, button(say('offline'), orTell(openSaved, tell), 'quietButton')),
    shown,
  )
}

function toSummary({ received, acknowledged, acknowledgeBy, answerBy, closed, deleteOn }: ListedCase): string {
  const kept = deleteOn === '' ? '' : ` · ${say('deleteOn', { day: deleteOn })}`
  if (closed !== null) return `${say('received', { day: received })} · ${say('closedOn', { day: closed })}${kept}`
  const due = acknowledged === null ? acknowledgeBy : (answerBy ?? '')
  const today = localDay(Date.now())
  const isLate = due !== '' && due < today
  const next = acknowledged === null ? say('acknowledgeBy', { day: due }) : say('answerBy', { day: due })
  return `${say('received', { day: received })} · ${next}${isLate ? ` · ${say('late')}` : ''}${kept}`
}
