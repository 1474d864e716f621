/** An email address on one line; if it does not fit, it ends with an ellipsis, and its `title` is the whole address. */
export const EmailText = ({ address }: { address: string }) => (
  <span className="email-text" title={address}>
    {address}
  </span>
);
