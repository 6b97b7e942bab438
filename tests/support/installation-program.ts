import { readOrMakeInstallation } from '@/src/intake/installation'

/** Reads the secrets of an installation at a moment that other processes have been given as well, and says those of its tickets. */
const [, , directory = '', at = '0'] = process.argv
while (Date.now() < Number(at));
process.stdout.write(Buffer.from(readOrMakeInstallation(directory).tickets).toString('hex'))
