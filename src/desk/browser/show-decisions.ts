import { base64 } from '@scure/base'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import {
  type DecisionKind,
  type DecisionStatement,
  decisionKinds,
  readDecision,
  signDecision,
} from '@/src/sealed/case-decision'
import type { SealedCase } from '@/src/sealed/desk-request'
import type { Directory } from '@/src/sealed/directory'
import { toLink } from '@/src/sealed/item'
import type { OpenedCase } from '@/src/sealed/open-sealed-case'
import type { PrivateHalf } from '@/src/sealed/private-half'
import { composeReply } from '@/src/sealed/replies'
import { askDesk } from './ask-desk'
import { say, sayDecision } from './desk-texts'
import { button, element, field } from './element'
import { orTell, type Tell } from './tell-failure'

type Shown = { sealed: SealedCase; half: PrivateHalf; directory: Directory; tell: Tell }

const written = z.object({ isWritten: z.boolean() })
const decided = z.object({ isAgreed: z.boolean() })

/** What two people decide of a case: what one proposed and waits for another, and where somebody proposes. */
export function showDecisions(shown: Shown, opened: OpenedCase): HTMLElement {
  const kind = element('select', {}, ...decisionKinds.map((one) => element('option', { value: one }, sayDecision(one))))
  const until = element('input', { type: 'date' })
  const reason = element('textarea', { rows: '3' })
  const propose = async () => {
    const chosen = decisionKinds.find((one) => one === kind.value)
    if (!chosen || reason.value.trim() === '') return shown.tell(say('reasonMissing'))
    const hash = await writeReason(reason.value, shown, opened)
    if (hash === null) return shown.tell(say('meanwhile'))
    await decide({ kind: chosen, until: chosen === 'close' ? '' : until.value, reason: hash }, shown)
  }
  return element(
    'div',
    { class: 'group' },
    element('h3', {}, say('decide')),
    element('p', {}, say('decideLead')),
    ...shown.sealed.decisions.flatMap((one) => (one.isAgreed ? [] : showProposal(one.statement, shown, opened))),
    field('decision', say('decision'), kind),
    field('until', say('until'), until),
    field('reason', say('reason'), reason),
    element('p', {}, button(say('propose'), orTell(propose, shown.tell), 'quietButton')),
  )
}

function showProposal(statement: string, shown: Shown, { items, before }: OpenedCase): HTMLElement[] {
  const { directory, half } = shown
  const everybody = directory.readers.map(({ id }) => id)
  const said = readDecision(base64.decode(statement), directory, everybody)
  // What nobody signed whom the root knows is no proposal.
  if (!said || said.caseId !== shown.sealed.case.id) return []
  const name = directory.readers.find(({ id }) => id === said.signer)?.name ?? said.signer
  const place = before.findIndex((blob) => toLink(blob) === said.reason)
  const text = items[place]?.item?.header.text ?? ''
  const agree = async () => decide(said, shown)
  return [
    element(
      'article',
      { class: 'group' },
      element('p', {}, say('proposed', { name, what: `${sayDecision(said.kind)} ${said.until}`.trim() })),
      element('p', { class: 'said' }, text),
      said.signer === half.id || text === '' ? null : element('p', {}, button(say('agree'), orTell(agree, shown.tell))),
    ),
  ]
}

/** Writes why into the case, sealed. @returns by what a statement names it; null when something else came meanwhile. */
async function writeReason(text: string, { sealed, half }: Shown, { keys, items, before }: OpenedCase) {
  const key = keys.at(-1)
  const mailboxRecipient = items[0]?.item?.header.mailbox?.recipient
  if (!key || mailboxRecipient === undefined) return null
  const blob = await composeReply(
    { kind: 'decision', text, day: localDay(Date.now()), key, mailboxRecipient, before },
    half,
  )
  const asked = { act: 'write' as const, caseId: sealed.case.id, place: before.length + 1, kind: 'decision' as const }
  const { isWritten } = await askDesk({ ...asked, blob: base64.encode(blob) }, half, written)
  return isWritten ? toLink(blob) : null
}

type Decision = Pick<DecisionStatement, 'until' | 'reason'> & { kind: DecisionKind }

async function decide({ kind, until, reason }: Decision, { sealed, half, tell }: Shown): Promise<void> {
  const caseId = sealed.case.id
  const content = { caseId, kind, until, reason, signer: half.id, day: localDay(Date.now()) }
  const statement = base64.encode(signDecision(content, half.signingSecret))
  const { isAgreed } = await askDesk({ act: 'decide', caseId, statement }, half, decided)
  tell(say(isAgreed ? 'agreed' : 'waitsForAnother'))
}
