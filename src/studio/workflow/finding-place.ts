import type { StaffLanguage } from '@/messages/staff/languages'
import { type Finding, findingKinds } from '@/src/governance/gate/verdict'

/** Where something was found, for people: its block, or what was looked at. @param block the word for a block */
export function toFindingPlace({ block: found, kind }: Finding, block: string, language: StaffLanguage): string {
  return found ? `${block} ${found.number}, ${found[language]}` : findingKinds[kind][language]
}
