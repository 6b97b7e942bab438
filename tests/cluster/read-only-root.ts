import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whom the image runs as: nobody of this machine. */
const nobody = 10_001

/** Where the image has them. */
const product = '/opt/sona'
export const dataPlace = '/var/lib/sona'

/**
 * Begins a root of its own, in a namespace of its own: libraries, one Node, the product and its data, of which only the data and /tmp can be
 * written to. What is run in it gets the account of the image, which can take none of this back.
 */
const script = `set -e
root=$1; tree=$2; data=$3; node=$4; shift 4
mount --make-rprivate /
mount -t tmpfs -o mode=0755 none "$root"
bind() { mount --bind "$1" "$2"; mount -o remount,bind,ro "$2"; }
mkdir -p "$root/usr/lib" "$root${product}" "$root${dataPlace}" "$root/tmp" "$root/proc" "$root/dev" "$root/etc"
bind /usr/lib "$root/usr/lib"
for place in /lib /lib64; do
  if [ -L "$place" ]; then cp -P "$place" "$root$place"
  elif [ -d "$place" ]; then mkdir -p "$root$place"; bind "$place" "$root$place"; fi
done
if [ -d /usr/lib64 ]; then mkdir -p "$root/usr/lib64"; bind /usr/lib64 "$root/usr/lib64"; fi
touch "$root/node" "$root/etc/hosts"
bind "$node" "$root/node"
bind /etc/hosts "$root/etc/hosts"
bind "$tree" "$root${product}"
mount --bind "$data" "$root${dataPlace}"
mount -t tmpfs -o mode=1777,size=256m none "$root/tmp"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,ro "$root"
exec unshare --root "$root" --wd ${product} --setgid ${nobody} --setuid ${nobody} -- /node "$@"`

/** Whether this machine lets this account have mounts of its own. */
export function canHaveRoot(): boolean {
  return spawnSync('unshare', ['--mount', 'true']).status === 0
}

/**
 * The command that runs a program of Node in the image's tree, as the image would.
 *
 * @param directory an empty one, for the root and the data.
 * @param tree what `npm run standalone` wrote.
 */
export function inReadOnlyRoot(directory: string, tree: string, args: readonly string[]): [string, ...string[]] {
  const [root, data] = [join(directory, 'root'), join(directory, 'data')]
  for (const place of [root, data]) mkdirSync(place, { recursive: true })
  chownSync(data, nobody, nobody)
  return ['unshare', '--mount', 'sh', '-c', script, 'sh', root, tree, data, process.execPath, ...args]
}
