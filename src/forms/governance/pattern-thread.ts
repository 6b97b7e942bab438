import { parentPort, workerData } from 'node:worker_threads'
import * as recheck from 'recheck/lib/browser.js'

/*
 * Judges one expression, in a thread of its own, because judging it may take seconds in which this process serves visitors. Node
 * runs it as it is, so it imports nothing of the project.
 */

const checkSync = recheck.checkSync ?? recheck.default.checkSync
const longestCheck = 10_000

parentPort?.postMessage(checkSync(workerData, 'u', { timeout: longestCheck }).status === 'safe')
