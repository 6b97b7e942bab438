import { openProcessChannel } from '@/src/platform/process-channel'

/** How it stands with sealed reports, for whoever has to see that nothing is forgotten: counts and age, and nothing of any of them. */
export type ReportLights = {
  /** So many are not closed yet. */
  open: number
  /** So many of them should have been acknowledged, or answered, by now. */
  late: number
  /** So many days ago the oldest of them came. */
  oldestDays: number
}

/** What takes reports and what draws the screens of staff are parts of one process that share no modules. */
const lights = openProcessChannel<'lights', ReportLights>('sona:report-lights')

/** Answers how it stands. @returns what ends that. */
export function answerReportLights(read: () => ReportLights | null): () => void {
  return lights.answer(read)
}

/** How it stands. @returns null where no sealed reports are taken, or none can be. */
export function askReportLights(): ReportLights | null {
  return lights.ask('lights')
}
