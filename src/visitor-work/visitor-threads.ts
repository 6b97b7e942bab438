import { openVisitorThreads } from './open-visitor-threads'

/** The threads of this process for what visitors send. */
export const visitorThreads = openVisitorThreads()
