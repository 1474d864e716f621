/**
 * A shell script that runs a program and ends it when standard input closes. The program ends with the parent that
 * holds the other end of that pipe, however the parent ends: `spawn('/bin/sh', ['-c', guardScript('KILL'), 'name',
 * program, …])`.
 * @param signal the signal sent to the program
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
