import { useEffect } from 'react'

type Reported = { name: string; unseen: number; isChecked: boolean; isBlocked: boolean; isWarned: boolean }

/** Tells whoever holds the parts how far one is, whenever that changes. */
export function useReport(
  { name, unseen, isChecked, isBlocked, isWarned }: Reported,
  tell: (name: string, now: Omit<Reported, 'name'>) => void,
): void {
  useEffect(() => {
    tell(name, { unseen, isChecked, isBlocked, isWarned })
  }, [name, unseen, isChecked, isBlocked, isWarned, tell])
}
