import { toFileList } from '../types/file/chosen-file'
import type { UnsentForm } from '../unsent/unsent-form'

/** Puts files into the controls that they were chosen in, as if they were chosen now. Those whose control is not there any more are left out. */
export function putFilesBack(element: HTMLFormElement, files: UnsentForm['files']): void {
  for (const name of new Set(files.map(([given]) => given))) {
    const control = element.querySelector(`input[type="file"][name="${CSS.escape(name)}"]`)
    if (!(control instanceof HTMLInputElement)) continue
    control.files = toFileList(files.filter(([of]) => of === name).map(([, file]) => file))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
