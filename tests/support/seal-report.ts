import { stretchNatively } from '@/src/intake/intake-tools'
import { chooseReaders } from '@/src/sealed/choose-readers'
import type { Directory } from '@/src/sealed/directory'
import { composeCase, type NewCase, type Report } from '@/src/sealed/new-case'

/** What an installation of a test keeps secret: nothing. */
export const openSecrets = { salt: new Uint8Array(32), pepper: new Uint8Array(32) }

/** Makes a sealed case of a report, as the intake does. @returns it and the code of its author. */
export async function sealReport(
  directory: Directory,
  said: Pick<Report, 'text'> & Partial<Report>,
): Promise<{ code: string; added: NewCase }> {
  const nobody = { isAboutSupervised: false, areas: [], readers: [] }
  const report = { locale: 'en', excluded: nobody, files: [], ...said }
  const readership = chooseReaders(directory, report.excluded)
  if (!readership) throw new Error('Nobody would read it')
  return composeCase(report, readership, { secrets: openSecrets, stretch: stretchNatively, day: '2026-11-23' })
}
