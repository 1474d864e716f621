/** A mail address in full: where it does not fit, the host goes to a line of its own. */
export function EmailText({ address }: { address: string }) {
  const host = address.lastIndexOf('@') + 1;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </span>
  );
}
