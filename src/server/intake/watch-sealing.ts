import { existsSync, readFileSync } from 'node:fs'
import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import { endCondition, holdCondition } from '@/src/health/conditions'
import { fillText } from '@/src/i18n/staff-text'
import { findTrustedDirectory, toDirectoryFile } from '@/src/intake/installation'

type Sealing = { dataDirectory: string; root: string; today: string }

/** Where Linux says what it does with memory. */
const places = { swaps: '/proc/swaps', limits: '/proc/self/limits' }

/** Says what keeps reports from being sealed, or can bring them to disk in clear. */
export function watchSealing(sealing: Sealing, { swaps, limits } = places): void {
  const [onDirectory, onMemory] = ['sealed-directory', 'sealed-memory']
  if (findTrustedDirectory(sealing.dataDirectory, sealing)) endCondition(onDirectory)
  else {
    const text = fillText(staffTexts.sealedReports.directory, { file: toDirectoryFile(sealing.dataDirectory) })
    holdCondition({ name: onDirectory, kind: 'fault', text })
  }
  const ways = [...(hasSwap(swaps) ? ['swap'] : []), ...(hasCoreFiles(limits) ? ['core'] : [])]
  if (ways.length === 0) endCondition(onMemory)
  else {
    const text = fillText(staffTexts.sealedReports.memory, { ways: ways.join(', ') })
    holdCondition({ name: onMemory, kind: 'notice', text })
  }
}

/** Whether the system has somewhere to put memory; the first line is a heading. */
function hasSwap(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').trim().split('\n').length > 1
}

function hasCoreFiles(file: string): boolean {
  if (!existsSync(file)) return false
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.startsWith('Max core file size'))
  return line !== undefined && line.slice('Max core file size'.length).trim().split(' ')[0] !== '0'
}
