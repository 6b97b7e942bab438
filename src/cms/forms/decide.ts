import { APIError, type PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
import type { Role } from '@/src/governance/roles'
import { hasRole } from '../access/roles'
import type { User } from '../payload-types'

/** Refuses, in the language of whoever asked. @throws always. */
export function refuse(req: PayloadRequest, status: number, text: Bilingual, problems: readonly string[] = []): never {
  throw new APIError(adminText(req, text), status, { problems }, true)
}

/** The person behind a request, if they have one of the roles. @throws when they have not. */
export function requireRole(req: PayloadRequest, roles: readonly Role[], text: Bilingual): User {
  const { user } = req
  if (!user || !hasRole(req, roles)) return refuse(req, 403, text)
  return user
}

/** The reason that a person gave. @throws when there is none worth the name. */
export function requireReason(req: PayloadRequest, reason: unknown): string {
  const text = typeof reason === 'string' ? reason.trim() : ''
  if (text.length >= 5 && text.length <= 1000) return text
  return refuse(req, 422, {
    pt: 'Escreva o motivo, com 5 a 1000 letras.',
    en: 'Write the reason, in 5 to 1000 letters.',
  })
}
