import type {
  PayPalButtonsComponentProps,
  PayPalCardFieldsComponent,
  PayPalCardFieldsComponentOptions,
} from '@paypal/react-paypal-js';

type Field = ReturnType<PayPalCardFieldsComponent['NumberField']>;
type FieldOptions = Parameters<PayPalCardFieldsComponent['NumberField']>[0] | undefined;
type CardError = Awaited<ReturnType<PayPalCardFieldsComponent['getState']>>['errors'][number];
type CardOptions = Extract<PayPalCardFieldsComponentOptions, { createOrder: unknown }>;

/**
 * The script at `/sdk/js`: `window.paypal` as PayPal's own sets it up, with a button and card fields. The source text
 * of this function is sent, so it must not use anything from outside. `isEligible`: whether card payments are available.
 */
export function installBrowserSdk(base: string, isEligible: boolean): void {
  const values: Record<string, string> = {};
  // The real script stores such an entry in the storage of the page that loads it.
  localStorage.setItem('__paypal_storage__', JSON.stringify({ id: `uid_${crypto.randomUUID()}` }));

  function field(name: string, label: string, options: FieldOptions): Field {
    const input = document.createElement('input');
    input.name = name;
    input.setAttribute('aria-label', label);
    input.placeholder = options?.placeholder ?? label;
    input.autocomplete = 'off';
    input.style.cssText =
      'width:100%;height:100%;min-height:44px;border:0;background:transparent;font:inherit;color:inherit;padding:0 12px';
    input.addEventListener('input', () => {
      values[name] = input.value;
    });
    const done = async () => {};
    return {
      render: async (container) => {
        const place = typeof container === 'string' ? document.querySelector(container) : container;
        place?.append(input);
      },
      addClass: done,
      clear: () => {
        input.value = '';
      },
      focus: () => input.focus(),
      removeAttribute: async (attribute) => input.removeAttribute(attribute),
      removeClass: done,
      setAttribute: async (attribute, value) => input.setAttribute(attribute, value),
      setMessage: () => {},
      close: async () => input.remove(),
    };
  }

  /**
   * The errors that the real fields report for an invalid form. In the sandbox, a valid number is enough: the other
   * fields may be empty.
   */
  function problems(): CardError[] {
    const digits = (name: string) => (values[name] ?? '').replace(/\D/g, '');
    const isNumber = digits('number').length >= 12;
    const isWrong = (name: string, pattern: RegExp) =>
      values[name] ? !pattern.test(digits(name)) : !isNumber;
    return [
      ...(isNumber ? [] : ['INVALID_NUMBER' as const]),
      ...(isWrong('expiry', /^(0[1-9]|1[0-2])\d{2}$/) ? ['INVALID_EXPIRY' as const] : []),
      ...(isWrong('cvv', /^\d{3,4}$/) ? ['INVALID_CVV' as const] : []),
    ];
  }

  async function confirm(orderID: string): Promise<void> {
    const response = await fetch(`${base}/sdk/orders/${orderID}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    const { message } = (await response.json()) as { message: string };
    if (!response.ok) throw new Error(message);
  }

  function CardFields({ createOrder, onApprove, onError }: CardOptions): PayPalCardFieldsComponent {
    return {
      getState: async () => ({
        cards: [],
        errors: problems(),
        isFormValid: problems().length === 0,
        fields: {} as Awaited<ReturnType<PayPalCardFieldsComponent['getState']>>['fields'],
      }),
      isEligible: () => isEligible,
      submit: async () => {
        try {
          const orderID = await createOrder();
          await confirm(orderID);
          onApprove({ orderID });
        } catch (error) {
          onError(error as Record<string, unknown>);
        }
      },
      NameField: (options) => field('name', 'Name on card', options),
      NumberField: (options) => field('number', 'Card number', options),
      CVVField: (options) => field('cvv', 'Security code', options),
      ExpiryField: (options) => field('expiry', 'Expiry date, month and year', options),
    };
  }

  function Buttons(options?: PayPalButtonsComponentProps) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'PayPal';
    const set = (disabled: boolean) => async () => {
      button.disabled = disabled;
    };
    return {
      isEligible: () => true,
      render: async (container: string | HTMLElement) => {
        const place = typeof container === 'string' ? document.querySelector(container) : container;
        place?.append(button);
        options?.onInit?.({}, { enable: set(false), disable: set(true) });
      },
      close: async () => button.remove(),
    };
  }

  const namespace = {
    version: '5.0.0-sandbox',
    CardFields,
    Buttons,
    FUNDING: { CARD: 'card', PAYPAL: 'paypal' },
  };
  Object.assign(window, { paypal: namespace });
}
