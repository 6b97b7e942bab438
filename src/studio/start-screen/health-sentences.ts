import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { SiteHealth } from '@/src/publications/site-health-channel'

/** What people should know of the site. @param health null when no site answers in this process. */
export function toHealthSentences(health: SiteHealth | null): StaffText[] {
  if (health === null) return [staffTexts.healthSentences.unknown]
  const { isFeedRead, waiting, failing, isDrawing } = health
  const sentences: StaffText[] = [
    ...(isFeedRead ? [] : [staffTexts.healthSentences.unread]),
    ...(failing > 0 ? [fillText(staffTexts.healthSentences.failing, { failing })] : []),
    ...(isDrawing ? [] : [staffTexts.healthSentences.noAnswers]),
    ...(waiting > 0 ? [fillText(staffTexts.healthSentences.waiting, { waiting })] : []),
  ]
  if (sentences.length > 0) return sentences
  return [staffTexts.healthSentences.allShown]
}
