import type { CollectionConfig, GlobalConfig } from 'payload'
import { governedCollections, governedGlobals } from '@/src/governance/subject'
import { workflowPanelField } from '../fields/workflow-panel'
import { refuseGlobalRestore, restoreEndpoint } from './restore-as-draft'

const none = '/studio/workflow/NoPublishButton#NoPublishButton'
const ownButtons = { PublishButton: none, UnpublishButton: none }

/** Puts the steps to the public beside the form of a collection that goes through reviews; leaves any other as it is. */
export function withWorkflowPanel(config: CollectionConfig): CollectionConfig {
  if (!governedCollections.some((slug) => slug === config.slug)) return config
  const { components = {} } = config.admin ?? {}
  return {
    ...config,
    fields: [workflowPanelField(), ...config.fields],
    admin: { ...config.admin, components: { ...components, edit: { ...components.edit, ...ownButtons } } },
  }
}

/** The same for a global, whose versions are restored as drafts only. */
export function withGlobalWorkflowPanel(config: GlobalConfig): GlobalConfig {
  const slug = governedGlobals.find((governed) => governed === config.slug)
  if (!slug) return config
  const { components = {} } = config.admin ?? {}
  return {
    ...config,
    endpoints: [restoreEndpoint(slug), ...(config.endpoints || [])],
    hooks: { ...config.hooks, beforeOperation: [...(config.hooks?.beforeOperation ?? []), refuseGlobalRestore] },
    fields: [workflowPanelField(), ...config.fields],
    admin: { ...config.admin, components: { ...components, elements: { ...components.elements, ...ownButtons } } },
  }
}
