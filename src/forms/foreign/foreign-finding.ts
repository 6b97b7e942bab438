import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { fillText, type StaffText, type TextValues } from '@/src/i18n/staff-text'

/** What became of a line of a form of another program that is not here as it was there. */
export type ForeignFinding = {
  /** Which of the two texts the line is of. */
  source: 'schema' | 'uiSchema'
  line: number
  /** Whether it is gone, or said in another way. */
  outcome: 'left' | 'changed'
  text: StaffText
}

/** The most schemas that are read: of the largest form that could be asked, there are a tenth of them. */
const mostSteps = 20_000

type ReasonName = keyof typeof staffTexts.foreign

/** What is noted while a form of another program is read. */
export class ForeignReading {
  readonly findings: ForeignFinding[] = []
  /** In which the form is written. */
  readonly locale: Locale
  /** Whether who imports it may write expressions. */
  readonly isExpert: boolean
  #steps = 0

  constructor({ locale, isExpert }: { locale: Locale; isExpert: boolean }) {
    this.locale = locale
    this.isExpert = isExpert
  }

  /** Counts what is read. @returns whether there is more to be read than any form has */
  takesStep(): boolean {
    this.#steps += 1
    return this.#steps <= mostSteps
  }

  /** Notes what is gone, and why. @returns null, as what stands for it */
  left(line: number, reason: ReasonName, values: TextValues = {}): null {
    this.note({ source: 'schema', line, outcome: 'left', text: fillText(staffTexts.foreign[reason], values) })
    return null
  }

  /** Notes what is said in another way. */
  changed(line: number, reason: ReasonName, values: TextValues = {}): void {
    this.note({ source: 'schema', line, outcome: 'changed', text: fillText(staffTexts.foreign[reason], values) })
  }

  /** Notes something of the uiSchema. */
  ofControl(line: number, outcome: ForeignFinding['outcome'], reason: ReasonName, values: TextValues = {}): void {
    this.note({ source: 'uiSchema', line, outcome, text: fillText(staffTexts.foreign[reason], values) })
  }

  /** Notes a finding once: what several places refer to is read at each of them. */
  note(finding: ForeignFinding): void {
    const isKnown = this.findings.some(
      ({ source, line, text }) => source === finding.source && line === finding.line && text.en === finding.text.en,
    )
    if (!isKnown) this.findings.push(finding)
  }
}
