/** What is said of a setting, in English as the log is and whoever runs the machine reads it. */
export type SettingText = {
  /** What holds where it is not set, in words. */
  byDefault: string
  /** What it means, as Markdown for docs/settings.md. */
  meaning: string
  /** Ends the sentence “NAME must be …”. */
  mustBe: string
}
