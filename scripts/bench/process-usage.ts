import { readdirSync, readFileSync } from 'node:fs'

/** What a process and everything it started have used. */
export type Usage = { cpuMs: number; rssMb: number }

/** Linux counts processor time in hundredths of a second wherever Node runs. */
const msPerTick = 10

/** What a process and its descendants have used, or null where the system does not tell in `/proc`. */
export function readUsage(pid: number): Usage | null {
  const processes = readProcesses()
  if (!processes.has(pid)) return null
  const family = [pid]
  for (const parent of family) {
    for (const [child, { parentPid }] of processes) if (parentPid === parent) family.push(child)
  }
  const cpuMs = family.reduce((sum, member) => sum + (processes.get(member)?.cpuMs ?? 0), 0)
  const rssMb = family.reduce((sum, member) => sum + readRssMb(member), 0)
  return { cpuMs, rssMb }
}

function readProcesses(): Map<number, { parentPid: number; cpuMs: number }> {
  const processes = new Map<number, { parentPid: number; cpuMs: number }>()
  for (const name of listProcesses()) {
    const stat = readOrEmpty(`/proc/${name}/stat`)
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Its own, in programs and in the system, and the same of those that it started and that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    if (stat !== '') processes.set(Number(name), { parentPid: Number(fields[1] ?? 0), cpuMs: ticks * msPerTick })
  }
  return processes
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readRssMb(pid: number): number {
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended since it was listed.
    return ''
  }
}
