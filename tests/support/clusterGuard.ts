import { spawn } from "node:child_process";
import { Socket } from "node:net";

/** Waits until its standard input ends, then stops every server in the folder at once and removes the folder. */
const script = `
cat > /dev/null
cd "$1" 2> /dev/null || exit 0
for file in */postmaster.pid; do
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")"
done
cd / && rm -rf "$1"
`;

/**
 * Starts a process that ends a cluster's servers once this process has ended, however it did: a run that is stopped or killed
 * calls nothing before. Returns what ends the guard; the folder goes with it.
 */
export function guardCluster(folder: string): () => void {
  // Of a group of its own, since Ctrl+C is sent to all of this one.
  const guard = spawn("/bin/sh", ["-c", script, "guard", folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return () => guard.stdin.end();
}
