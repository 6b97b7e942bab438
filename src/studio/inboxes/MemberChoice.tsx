import type { RelationshipFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { findMembers } from '@/src/inbox/inboxes/inbox-readers'
import { MemberBoxes } from './MemberBoxes.client'

/** The field `members`: names to choose among, because people of the bank do not see each other's accounts. */
export async function MemberChoice({
  payload,
  i18n,
  path,
  readOnly,
  user,
}: RelationshipFieldServerProps): Promise<ReactNode> {
  if (!user) return null
  const language = toStaffLanguage(i18n.language)
  const people = (await findMembers(payload)).map(({ id, name }) => ({ id, name }))
  return <MemberBoxes path={path} people={people} isReadOnly={readOnly === true} language={language} />
}
