import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toTransportSecurity } from '@/src/http/security-headers'
import { type Locale, locales } from '@/src/i18n/locales'
import { createSiteAsker } from '@/src/mirror/ask-site'
import { openMirrorBucket } from '@/src/mirror/bucket'
import { openMirrorFolder } from '@/src/mirror/folder'
import { followSite, type MirrorState } from '@/src/mirror/follow-site'
import { mirrorMetricsFile, toMirrorMetrics } from '@/src/mirror/mirror-metrics'
import { withBucket } from '@/src/mirror/with-bucket'
import { writeNginxFiles } from '@/src/mirror/write-nginx-files'
import { env, strangeSettings } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { writeDurably } from '@/src/platform/write-durably'
import { plainAnswer } from '../guard/plain-answer'
import { takeMirrorDirectory } from '../mirror/take-mirror-directory'
import { toMirrored } from '../mirror/to-mirrored'
import { refusals } from '../pages/page-refusals'
import { endWithFailure, PlainFailure } from '../process/plain-failure'

/** A mirror: keeps a folder as a site answers, from which nginx serves it when nothing of Sona runs any more. It listens nowhere. */

outliveLogReader()

for (const sentence of strangeSettings) log.error(sentence)

async function start(): Promise<void> {
  if (!env.mirror) throw new PlainFailure('SONA_ROLE=mirror needs MIRROR_DIRECTORY and MIRROR_OF.')
  const { directory, of, bucket: store } = env.mirror
  const release = takeMirrorDirectory(directory)
  mkdirSync(dirname(join(directory, mirrorMetricsFile)), { recursive: true })
  const ownFolder = await openMirrorFolder(directory)
  const folder = store ? withBucket(ownFolder, await openMirrorBucket(store), refuse) : ownFolder
  for (const locale of locales) {
    await folder.say(`503-${locale}`, refuse(locale))
    await folder.say(`405-${locale}`, toMirrored(plainAnswer(405, locale)))
  }
  const host = new URL(env.siteUrl).host
  const changed = await writeNginxFiles({
    directory,
    isSecure: env.siteUrl.startsWith('https:'),
    transportSecurity: toTransportSecurity(env.siteUrl, env.transportPromise),
    ...{ streetMap: env.streetMap, store },
    site: { origin: of.origin, host },
  })
  if (changed.length > 0) log.info('nginx has to be loaded anew: its files of the mirror changed', { changed })
  const following = followSite({
    asker: createSiteAsker({ origin: of, host }),
    folder,
    onRound: (state) => writeState(directory, state),
  })
  stopOnSignal(async () => {
    await following.stop()
    release()
  })
  process.stdout.write(`\n  The mirror of ${of.origin} is in ${directory}.\n  Ctrl-C stops it; what it has stays.\n\n`)
  await following.filled
  const { addresses } = following.state()
  process.stdout.write(`  It has all ${addresses} addresses.\n`)
}

/** What a page says to what only the site can answer. */
const refuse = (locale: Locale) => toMirrored(refusals.unavailable[locale])

/** Whoever watches the mirror reads how old what it has may be. */
async function writeState(directory: string, state: MirrorState): Promise<void> {
  const files = { 'state.json': `${JSON.stringify(state)}\n`, [mirrorMetricsFile]: toMirrorMetrics(state) }
  for (const [name, text] of Object.entries(files))
    await writeDurably(join(directory, name), text, { survives: 'kill', readableBy: 'all' })
}

function stopOnSignal(stop: () => Promise<void>): void {
  const stopOnce = async () => {
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopOnce().catch(endWithFailure))
}

start().catch(endWithFailure)
