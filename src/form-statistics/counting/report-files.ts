import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { moveDurably, writeDurably } from '@/src/platform/write-durably'
import { type DayReport, dayReport } from './day-report'

/** The reports that lie on disk until the CMS has them: one file for each form, day and run, replaced as a whole. */
export type ReportFiles = {
  write: (report: DayReport) => Promise<void>
  remove: (report: DayReport) => Promise<void>
  /** What earlier runs have left. What cannot be read is put aside, and what was half written removed. */
  readEarlier: (run: string) => Promise<DayReport[]>
}

const ending = '.counts'

/** Where counts wait for the CMS. */
export function reportDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'form-statistics')
}

/** Opens a directory of reports, which is made when missing. Only one process writes there. */
export function openReportFiles(directory: string): ReportFiles {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const nameOf = ({ run, day, formKey }: DayReport) => `${day} ${formKey} ${run}${ending}`
  return {
    write: (report) => writeDurably(join(directory, nameOf(report)), JSON.stringify(report)),
    remove: (report) => rm(join(directory, nameOf(report)), { force: true }),
    readEarlier: async (run) => {
      const found: DayReport[] = []
      for (const name of await readdir(directory)) {
        if (name.endsWith('.new')) await rm(join(directory, name), { force: true })
        if (!name.endsWith(ending)) continue
        const report = parseReport(await readFile(join(directory, name), 'utf8'))
        if (!report) await moveDurably(join(directory, name), join(directory, `${name}.unreadable`))
        else if (report.run !== run) found.push(report)
      }
      return found
    },
  }
}

function parseReport(text: string): DayReport | null {
  try {
    return dayReport.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
