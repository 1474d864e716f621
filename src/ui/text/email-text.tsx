/** An email address on one line; where it does not fit it ends with an ellipsis, and its title has all of it. */
export const EmailText = ({ address }: { address: string }) => (
  <span className="email-text" title={address}>
    {address}
  </span>
);
