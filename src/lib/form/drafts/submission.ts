type Navigation = { state: string; location?: { key: string }; formMethod?: string };

/** Finds out whether one of the forms on a page has been saved. */
export function submission() {
  let isOwn = false;
  let sent: string | undefined;
  return {
    /** A form on the page is being submitted: this one or another. */
    submit(isThis: boolean): void {
      isOwn = isThis;
    },
    /**
     * Whether the page's action has answered this form with a redirect. If someone leaves the page or sends another
     * form in the meantime, it is not known whether this one was saved.
     */
    isSaved({ state, location, formMethod }: Navigation): boolean {
      if (state === 'submitting') sent = isOwn ? location?.key : undefined;
      return state === 'loading' && formMethod === 'POST' && sent !== undefined && location?.key !== sent;
    },
  };
}
