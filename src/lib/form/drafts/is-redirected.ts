type Navigation = { state: string; location?: { key: string }; formMethod?: string };

/**
 * Whether an action has answered a form with a redirect. If someone leaves the page while the form is being sent, that
 * navigation submits nothing, and it is not known whether the form was saved.
 * @param sent the key of the location to which the form was sent
 */
export const isRedirected = ({ state, location, formMethod }: Navigation, sent: string): boolean =>
  state === 'loading' && formMethod === 'POST' && location?.key !== sent;
