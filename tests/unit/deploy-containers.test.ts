import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { secretSettings } from '@/src/platform/secret-files'
import { settingShape } from '@/src/platform/setting-shape'

/** Every name that a file sets in the environment, as Kubernetes, compose, systemd or a Dockerfile writes it. */
function settingsIn(text: string): string[] {
  const patterns = [/name: ([A-Z][A-Z_]+), value/g, /^ {6}([A-Z][A-Z_]+): /gm, /^Environment=([A-Z_]+)=/gm]
  const ofImage = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? [])
  return [...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)), ...ofImage]
}

describe('what is set where the product is run', () => {
  it.each([
    'deploy/container/Dockerfile',
    'deploy/container/compose.yaml',
    'deploy/kubernetes/sona.yaml',
    'deploy/systemd/sona.service',
    'deploy/systemd/sona-mirror.service',
  ])('%s names settings that there are', (file) => {
    const known = [...Object.keys(settingShape), ...secretSettings.map((name) => `${name}_FILE`)]
    const named = settingsIn(readFileSync(file, 'utf8'))
    expect(named).toContain(
      file.endsWith('yaml') ? 'METRICS_PORT' : file.includes('mirror') ? 'MIRROR_DIRECTORY' : 'SONA_DATA',
    )
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(['deploy/container/compose.yaml', 'deploy/kubernetes/sona.yaml'])('%s is YAML', (file) => {
    for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) expect(document.errors).toEqual([])
  })

  it('runs as nobody in particular on a root that cannot be written', () => {
    const image = readFileSync('deploy/container/Dockerfile', 'utf8')
    expect(image).toMatch(/^USER 10001:10001$/m)
    // What is started is what was tried: see tests/cluster/standalone.spec.ts.
    expect(image).toContain('npm run standalone -- /standalone')
    expect(image).toContain(`node:${readFileSync('.node-version', 'utf8').trim()}-`)
    expect(readFileSync('deploy/container/compose.yaml', 'utf8')).toMatch(/^ {4}read_only: true$/m)
    const manifest = readFileSync('deploy/kubernetes/sona.yaml', 'utf8')
    for (const line of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'enableServiceLinks: false'])
      expect(manifest).toContain(line)
  })
})
