import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type StudioScreenProps = { view: AdminViewServerProps; children: ReactNode }

/** What stands around a screen of ours: the same as around those of the CMS. @param view as the CMS asks for it */
export function StudioScreen({ view, children }: StudioScreenProps): ReactNode {
  const { req, permissions, visibleEntities } = view.initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      params={view.params ?? {}}
      payload={req.payload}
      permissions={permissions}
      searchParams={view.searchParams ?? {}}
      {...(req.user && { user: req.user })}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
