import { constant, constantFrom, nat, oneof, tuple } from 'fast-check'
import { z } from 'zod'
import { type DeskAct, signRequest } from '@/src/sealed/desk-request'
import { makePrivateHalf, type PrivateHalf } from '@/src/sealed/private-half'
import { testPassword } from './product'
import type { SealedBank } from './sealed-bank'

/** Where a running product can be asked. */
export type Interfaces = { site: string; cms: string; desk: string }

/** A question to one of its interfaces, by one who may not know of a case. */
export type Question = { as: string; address: string; init: RequestInit }

const roles = ['admin', 'investigator', 'compliance', 'approver', 'editor'] as const
const collections = [
  ...['audit-log', 'submissions', 'submission-reads', 'forms', 'form-versions', 'users', 'pages', 'documents', 'media'],
  ...['payload-jobs', 'payload-locked-documents', 'payload-preferences', 'sealed', 'cases', 'account-requests'],
]
const fields = [
  'id',
  'title',
  'reference',
  'answers',
  'entry',
  'message',
  'subject',
  'document',
  'name',
  'kind',
  'route',
]
const graphql = [
  '{ AuditLogs(limit: 300) { docs { id } } }',
  '{ Submissions(limit: 300) { docs { id } } }',
  '{ Pages(limit: 300, draft: true) { docs { id title } } }',
  '{ __schema { types { name fields { name } } } }',
  '{ Users(limit: 100) { docs { id email name } } }',
]

/** Signs everybody in who has an account. @returns what names the questions of each, those of a stranger among them. */
export async function makeQuestions({ site, cms, desk }: Interfaces, bank: SealedBank, caseIds: CaseIds) {
  const tokens = new Map<string, string>()
  for (const role of roles) {
    const answer = await fetch(`${cms}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: cms },
      body: JSON.stringify({ email: `${role}@bcs.example`, password: testPassword }),
    })
    tokens.set(role, z.object({ token: z.string() }).parse(await answer.json()).token)
  }
  const stranger = await makePrivateHalf('ana')
  const toQuestion = (as: string, path: string, body?: unknown): Question => ({
    as,
    address: `${cms}${path}`,
    init: {
      headers: {
        ...(tokens.has(as) ? { Authorization: `JWT ${tokens.get(as)}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json', Origin: cms }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    },
  })
  // A part of what is looked for: an answer that repeats the question does not hold the whole.
  const word = constantFrom(...caseIds.words, 'a', '%', '', 'board', 'compliance')
  const person = constantFrom(...roles, 'stranger')
  const where = tuple(constantFrom(...fields), constantFrom('like', 'equals', 'contains', 'exists'), word).map(
    ([field, operator, value]) => `where[${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  const rest = tuple(person, constantFrom(...collections), where, nat(3)).map(([as, collection, filter, kind]) => {
    const ends = ['', '/count', '/versions', `/${caseIds.words[0]}`]
    return toQuestion(as, `/api/${collection}${ends[kind]}?limit=300&depth=2&draft=true&${kind === 2 ? '' : filter}`)
  })
  const everything = tuple(person, word).map(([as, value]) =>
    toQuestion(as, `/admin/find?words=${encodeURIComponent(value)}&language=en`),
  )
  const screens = tuple(
    person,
    constantFrom('/admin', '/admin/collections/submissions', '/admin/collections/audit-log', '/readyz'),
  ).map(([as, path]) => toQuestion(as, path))
  const exports = tuple(
    person,
    constantFrom('/api/audit/export', '/api/audit/verify', '/api/submissions/export', '/api/subscribers/export'),
  ).map(([as, path]) => toQuestion(as, path))
  const questions = tuple(person, constantFrom(...graphql)).map(([as, query]) =>
    toQuestion(as, '/api/graphql', { query }),
  )
  const searches = tuple(person, word).map(([as, text]) => toQuestion(as, '/api/submissions/search', { text }))
  const pages = tuple(constantFrom('/pesquisa', '/en/search', '/_sealed/return', '/sitemap.xml', '/'), word).map(
    ([path, value]): Question => ({
      as: 'stranger',
      address: `${site}${path}?q=${encodeURIComponent(value)}`,
      init: {},
    }),
  )
  const toDeskQuestion = ([half, asked]: readonly [PrivateHalf, DeskAct]): Question => ({
    as: half === stranger ? 'stranger' : half.id,
    address: `${desk}ask`,
    init: { method: 'POST', body: signRequest(asked, half, Date.now()) },
  })
  const acts = (caseId: string) =>
    oneof(
      constant<DeskAct>({ act: 'list' }),
      constantFrom(caseId, caseId.slice(0, 8), '%').map((id): DeskAct => ({ act: 'open', caseId: id })),
      nat(9).map((place): DeskAct => ({ act: 'write', caseId, place, kind: 'reply', blob: 'AAAA' })),
      nat(9).map((epoch): DeskAct => ({ act: 'propose', caseId, epoch, statement: 'AAAA', blob: 'AAAA' })),
      constant<DeskAct>({ act: 'decide', caseId, statement: 'AAAA' }),
    )
  const { ana, rui, eva, 'board-one': board } = bank.halves
  const asks = (caseId: string, ...halves: PrivateHalf[]) =>
    tuple(constantFrom(...halves, stranger), acts(caseId)).map((asked) => ({
      hidden: caseId,
      toQuestion: () => toDeskQuestion(asked),
    }))
  const atDesk = oneof(
    asks(caseIds.accused, eva, board),
    asks(caseIds.left, rui, board),
    asks(caseIds.board, ana, rui, eva),
  )
  const inCms = oneof(rest, everything, screens, exports, questions, searches, pages).map((question) => ({
    hidden: null,
    toQuestion: () => question,
  }))
  return { anything: oneof(inCms, inCms, atDesk), ask: toQuestion }
}

/** The cases: one that its author kept from Eva, one that Rui no longer reads, one of the board. */
export type CaseIds = { accused: string; left: string; board: string; words: readonly string[] }
