/** What a person of the bank may be in the CMS. */
export const roles = ['editor', 'approver', 'compliance', 'investigator', 'hr', 'admin'] as const
export type Role = (typeof roles)[number]
