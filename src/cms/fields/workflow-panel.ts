import type { UIField } from 'payload'

/** The panel with the steps to the public, beside the form of whatever goes through a review. Nothing is stored. */
export const workflowPanelField = (): UIField => ({
  name: 'workflowPanel',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/studio/workflow/WorkflowPanel.client#WorkflowPanel' },
  },
})
