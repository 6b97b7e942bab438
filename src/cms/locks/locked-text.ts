import type { Bilingual } from '@/src/fields/bilingual'

/** What somebody is told whose save is refused because a colleague has the document open. */
export const lockedText: Bilingual = {
  pt: 'Um colega tem este documento aberto e está a escrever nele. Combine com ele e tente de novo.',
  en: 'A colleague has this document open and is writing in it. Agree with them and try again.',
}
