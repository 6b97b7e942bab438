import { createServer, type Server } from 'node:net'
import { localDay } from '@/src/country/local-day'
import { answerReportLights } from '@/src/health/report-lights'
import { findTrustedDirectory, toSealedDirectory } from '@/src/intake/installation'
import { openFolderQueue } from '@/src/mail/folder-queue'
import { mailQueueDirectory } from '@/src/mail/mail-places'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import type { OwnProgram } from '@/src/platform/own-program'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { PlainFailure } from '../process/plain-failure'
import { type IntakeChildren, keepIntakeChildren } from './intake-children'
import { readReportLights } from './read-report-lights'
import { sendNotices } from './send-notices'
import { watchSealing } from './watch-sealing'

const hourMs = 3_600_000

/** The listener for reports, and what stops it. */
export type Intake = { port: number; children: IntakeChildren; stop: () => Promise<void> }

type IntakeOptions = { port: number; dataDirectory: string; root: string; program?: OwnProgram }

/**
 * Takes sealed reports at a port of their own. This process hands each connection on before a byte of it is read: what is reported is never
 * in its memory.
 */
export async function serveIntake({ port, dataDirectory, root, program }: IntakeOptions): Promise<Intake> {
  const store = openSealedStore(toSealedDirectory(dataDirectory))
  // Always the folder: this process has no database. Whoever sends finds it there.
  const queue = openFolderQueue(mailQueueDirectory(dataDirectory))
  const tellReaders = () =>
    sendNotices(queue, { to: env.sealedNotices, now: Date.now() }).catch((error: unknown) =>
      log.error('Who handles reports could not be told to look', { error }),
    )
  const tend = () => {
    try {
      const today = localDay(Date.now())
      watchSealing({ dataDirectory, root, today })
      for (const caseId of store.deleteDue(today))
        store.deskLog.note({ caseId, reader: '', act: 'deleted', day: today })
      store.tend(today)
      void tellReaders()
    } catch (error) {
      // The next hour tries again; a full disk is said by what watches it.
      log.error('The store of sealed reports could not be tended', { error })
    }
  }
  const endLights = answerReportLights(() => {
    const today = localDay(Date.now())
    const directory = findTrustedDirectory(dataDirectory, { root, today })
    return directory && readReportLights(store, directory, today)
  })
  tend()
  const hourly = setInterval(tend, hourMs)
  hourly.unref()
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => children.take(socket))
  const taken = await listen(server, port)
  const children = keepIntakeChildren({ args: [String(taken)], ...(program ? { program } : {}) })
  return {
    port: taken,
    children,
    stop: async () => {
      clearInterval(hourly)
      endLights()
      server.close()
      await children.stop()
      store.close()
    },
  }
}

/** Takes sealed reports when the settings name the root of their keys. @returns what stops it; null when there are none. */
export async function serveIntakeWhenSet(): Promise<Intake | null> {
  const { sealedRoot: root, sealedPort: port, dataDirectory } = env
  return root === undefined || env.role === 'cms' ? null : serveIntake({ port, dataDirectory, root })
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new PlainFailure(`Port ${port} cannot be used. Choose another with SEALED_PORT.`)),
    )
    server.listen(port, '0.0.0.0', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
