/** An email address in full; if it does not fit, the host moves to a second line. */
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
