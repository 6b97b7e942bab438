import staffTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** Every role that an account can have, with its name for people. */
export const roleOptions = [
  { value: 'editor', label: staffTexts.roleOptions.editor.label },
  { value: 'approver', label: staffTexts.roleOptions.approver.label },
  { value: 'compliance', label: staffTexts.roleOptions.compliance.label },
  { value: 'investigator', label: staffTexts.roleOptions.investigator.label },
  { value: 'hr', label: staffTexts.roleOptions.hr.label },
  { value: 'admin', label: staffTexts.roleOptions.admin.label },
] as const satisfies readonly { value: string; label: StaffText }[]
