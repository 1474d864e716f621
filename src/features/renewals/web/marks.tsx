/** Whose marks the names on these pages are, and what Milepost does not claim. */
export const Marks = () => (
  <p className="mt-12 border-t border-hairline pt-4 text-sm text-ink-2">
    Everything here is self-reported: you report your activities to the body yourself, and it decides. PMI,
    PMP, PDU and Talent Triangle are marks of the Project Management Institute, Inc. Other names are marks of
    their owners. None of them has reviewed or endorsed Milepost.
  </p>
);
