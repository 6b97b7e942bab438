import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { type FormVersion, graceMs } from '@/src/forms/versions/form-version'
import { log } from '@/src/platform/log'
import { openFormVersions } from './form-versions'

const noon = Date.parse('2026-11-21T12:00:00Z')
const one = '1'.repeat(64)
const two = '2'.repeat(64)

function version(changes: Partial<FormVersion>): FormVersion {
  const definition = formDefinitions['newsletter']
  if (!definition) throw new Error('There is no newsletter')
  const common = { formKey: 'newsletter', number: 1, hash: one, audience: 'staff', definition } as const
  return { ...common, state: 'published', endedAt: null, ...changes }
}
const endedAt = (ageMs: number) => new Date(noon - ageMs).toISOString()

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-forms-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('the forms beside the pages', () => {
  it('are there for the next process, without the CMS', async () => {
    await openFormVersions(directory, () => noon).replace([version({})])
    const forms = openFormVersions(directory, () => noon)
    expect(forms.loadFormVersion('newsletter', one)).toEqual(version({}))
    expect(forms.currentFormVersion('newsletter')?.number).toBe(1)
    expect(forms.loadFormVersion('newsletter', two)).toBeNull()
    expect(forms.loadFormVersion('jobApplication', one)).toBeNull()
    expect(forms.currentFormVersion('jobApplication')).toBeNull()
  })

  it('remember a version that was superseded for as long as somebody may be filling it in', async () => {
    let now = noon
    const forms = openFormVersions(directory, () => now)
    const old = version({ state: 'superseded', endedAt: endedAt(graceMs - 1) })
    await forms.replace([old, version({ number: 2, hash: two })])
    expect(forms.loadFormVersion('newsletter', one)?.state).toBe('superseded')
    expect(forms.currentFormVersion('newsletter')?.number).toBe(2)
    now += 1
    expect(forms.loadFormVersion('newsletter', one)).toBeNull()
  })

  it('take what was published again as the version to send', async () => {
    const forms = openFormVersions(directory, () => noon)
    await forms.replace([version({ state: 'superseded', endedAt: endedAt(1) }), version({ number: 3 })])
    expect(forms.loadFormVersion('newsletter', one)?.number).toBe(3)
  })

  it('start empty when the file cannot be read, and say so', () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    writeFileSync(join(directory, 'form-versions.json'), '[{"formKey":')
    expect(openFormVersions(directory).currentFormVersion('newsletter')).toBeNull()
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })
})
