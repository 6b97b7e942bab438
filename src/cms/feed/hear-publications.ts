import { channel } from 'node:diagnostics_channel'
import { dialect } from '@/src/database/own-dialect'
import { publicationChannel } from '@/src/publications/publication'

/** Wakes the publishing engines that ask this process also for what other processes write. In one file only one process ever writes. */
export async function hearPublications(): Promise<void> {
  if (dialect.name !== 'postgres') return
  const { followPublications } = await import('@/src/database/follow-publications')
  followPublications(() => channel(publicationChannel).publish({}))
}
