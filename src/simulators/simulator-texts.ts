import type { Messages } from '@/src/i18n/messages'

/** The words of a simulator in one language. Data, because the browser has no catalogue of messages. */
export type SimulatorTexts = Messages['simulator']
