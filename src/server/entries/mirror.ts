import { join } from 'node:path'
import { toTransportSecurity } from '@/src/http/security-headers'
import { locales } from '@/src/i18n/locales'
import { createSiteAsker } from '@/src/mirror/ask-site'
import { openMirrorFolder } from '@/src/mirror/folder'
import { followSite, type MirrorState } from '@/src/mirror/follow-site'
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
  const { directory, of } = env.mirror
  const release = takeMirrorDirectory(directory)
  const folder = await openMirrorFolder(directory)
  for (const locale of locales) {
    await folder.say(`503-${locale}`, toMirrored(refusals.unavailable[locale]))
    await folder.say(`405-${locale}`, toMirrored(plainAnswer(405, locale)))
  }
  const host = new URL(env.siteUrl).host
  const changed = await writeNginxFiles({
    directory,
    isSecure: env.siteUrl.startsWith('https:'),
    transportSecurity: toTransportSecurity(env.siteUrl, env.transportPromise),
    site: { origin: of.origin, host },
  })
  if (changed.length > 0) log.info('nginx has to be loaded anew: its files of the mirror changed', { changed })
  const following = followSite({
    asker: createSiteAsker({ origin: of, host }),
    folder,
    onRound: (state) => writeState(join(directory, 'state.json'), state),
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

/** Whoever watches the mirror reads how old what it has may be. */
function writeState(file: string, state: MirrorState): Promise<void> {
  return writeDurably(file, `${JSON.stringify(state)}\n`, { survives: 'kill', readableBy: 'all' })
}

function stopOnSignal(stop: () => Promise<void>): void {
  const stopOnce = async () => {
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopOnce().catch(endWithFailure))
}

start().catch(endWithFailure)
