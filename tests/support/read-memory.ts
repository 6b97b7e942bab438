import { readFileSync } from 'node:fs'

/**
 * What a process keeps in memory, as the kernel counts it.
 *
 * @returns MiB; 0 outside Linux, where nothing says it in a file.
 * @throws Error when there is no such process.
 */
export function readMemory(pid: number): number {
  if (process.platform !== 'linux') return 0
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (!kibibytes) throw new Error(`/proc/${pid}/status does not say what the process keeps in memory`)
  return Math.round(Number(kibibytes) / 1024)
}
