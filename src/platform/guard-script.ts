/**
 * A shell script that runs a program and ends it when standard input closes. A parent that holds the other end of that
 * pipe takes the program with it, however it ends: `spawn('/bin/sh', ['-c', guardScript('KILL'), 'name', program, …])`.
 * @param signal what the program is sent
 */
export const guardScript = (signal: 'INT' | 'KILL'): string => `
trap '' HUP INT TERM
exec 3<&0
"$@" 3<&- </dev/null &
program=$!
( read -r _ <&3; kill -${signal} "$program" 2>/dev/null ) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$program"
code=$?
kill -9 "$watcher" 2>/dev/null
exit "$code"
`;
