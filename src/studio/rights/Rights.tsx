import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

export async function Rights(_view: AdminViewServerProps): Promise<ReactNode> {
  return null
}
